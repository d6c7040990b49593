import { useState } from 'react';
import { CorrectionsList } from '#features/orders/web/correction/corrections-list.tsx';
import { ReasonsDialog } from '#features/orders/web/correction/reasons-dialog.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Corrections() {
  const [reasons, setReasons] = useState(false);
  return (
    <>
      <PageHeader
        title={m['orders.corrections.list.title']()}
        actions={
          <Button variant="quiet" onClick={() => setReasons(true)}>
            {m['orders.corrections.reasons.action']()}
          </Button>
        }
      />
      <div className="px-4 lg:px-7">
        <CorrectionsList />
      </div>
      {reasons && <ReasonsDialog onClose={() => setReasons(false)} />}
    </>
  );
}
