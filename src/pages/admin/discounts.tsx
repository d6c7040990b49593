import { useState } from 'react';
import { DiscountList } from '#features/platform/web/discounts/discount-list.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Discounts() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={m['platform.nav.discounts']()}
        actions={
          <Button onClick={() => setAdding(true)} className="max-sm:size-13 max-sm:px-0!">
            <PlusIcon />
            <span className="max-sm:sr-only">{m['platform.discounts.add']()}</span>
          </Button>
        }
      />
      <div className="px-4 lg:px-7">
        <DiscountList adding={adding} onAdded={() => setAdding(false)} />
      </div>
    </>
  );
}
