import { Link } from 'react-router';
import { GivenDiscounts } from '#features/bills/web/given-discounts.tsx';
import { HandedBack } from '#features/bills/web/handed-back.tsx';
import { ReversedPayments } from '#features/bills/web/reversed-payments.tsx';
import { CorrectionsList } from '#features/orders/web/correction/corrections-list.tsx';
import { m } from '#generated/messages/messages.js';
import { openingPath, staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { billPrinting } from './bill-printing.tsx';

export const handle = { area: 'staff' };

export default function Corrections() {
  return (
    <>
      <PageHeader
        title={m['orders.corrections.list.title']()}
        actions={
          <Link to={openingPath(staffPaths.settings, 'motivos')} className={buttonClass({ variant: 'quiet' })}>
            {m['orders.corrections.reasons.action']()}
          </Link>
        }
      />
      <div className="px-4 lg:px-7">
        <CorrectionsList>
          {(input) => (
            <>
              <ReversedPayments input={input} printing={billPrinting} />
              <HandedBack input={input} printing={billPrinting} />
              <GivenDiscounts input={input} printing={billPrinting} />
            </>
          )}
        </CorrectionsList>
      </div>
    </>
  );
}
