import { use, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { BeforePayments } from '../../bills/web/settlement/before-payments.ts';
import type { TillPart } from '../parts/contract.ts';
import { type GiveBackWay, giveBackWays } from '../values.ts';

/** What a guest is owed, and how it was given back: it leaves the drawer, or the house's PIX. */
export function GiveBackDialog({ part, onClose }: { part: TillPart; onClose: () => void }) {
  const [how, setHow] = useState<GiveBackWay>('cash');
  const before = use(BeforePayments);
  const amount = formatMoney(part.creditCents, getLocale());
  const settle = useChange(api.checks.settleCredit.mutationOptions(), {
    done: m['checks.till.settled'](),
    failed: m['checks.till.settleFailed'](),
    rereads: [api.checks.till.key(), api.till.key()],
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['checks.till.giveBackTitle']({ amount })}
      subtitle={m['orders.table']({ number: part.tableNumber })}
      closeLabel={m['common.close']()}
      footer={
        <Button wide size="l" busy={settle.isPending} onClick={() => settle.mutate({ id: part.id, how })}>
          {m[`checks.till.gaveBack.${how}`]({ amount })}
        </Button>
      }
    >
      <div className="grid gap-4">
        {before}
        <Segmented
          wide
          label={m['checks.till.giveBackHow']()}
          value={how}
          onChange={setHow}
          segments={giveBackWays.map((each) => ({ value: each, label: m[`checks.till.giveBackBy.${each}`]() }))}
        />
        <p className="text-ink-2">{m[`checks.till.giveBackHint.${how}`]()}</p>
      </div>
    </Dialog>
  );
}
