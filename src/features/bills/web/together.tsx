import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { QrIcon } from '#ui/late-icons.tsx';
import { Radio } from '#ui/radio.tsx';
import { UndoIcon, UsersIcon } from '#ui/staff/icons.tsx';
import type { FloorTable } from '../../tables/contract.ts';
import { peopleText } from '../../tables/web/texts.ts';
import { openSums, wishesTogether } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { Fact } from './fact.tsx';
import { undoRereads } from './use-undo.ts';

interface TogetherProps {
  here: Bill;
  there: FloorTable;
  /** It is all that its dialog is for. */
  alone?: boolean | undefined;
  onMerged: (bill: Bill) => void;
}

/** What the two bills are, and the one that they become; and whether the other table stays with the party or is left. */
export function Together({ here, there, alone, onMerged }: TogetherProps) {
  const read = useQuery({ ...api.bills.ofTable.queryOptions({ input: { tableId: there.id } }), staleTime: 0 });
  const [stays, setStays] = useState(false);
  const keyOf = useCreationKey();
  const numbers = { here: here.tableNumber, there: there.number };
  const how = { failed: m['bills.merge.failed'](), rereads: undoRereads, untilReread: true, inPlace: true };
  const outcome = { ...how, onDone: onMerged };
  const merge = useChange(api.bills.merge.mutationOptions(), { ...outcome, done: m['bills.merge.done'](numbers) });
  const join = useChange(api.bills.join.mutationOptions(), { ...outcome, done: m['bills.join.done'](numbers) });
  return (
    <Read
      query={read}
      failed={failureText(read.error, m['bills.unread']())}
      waiting={<Loading itemClass="h-52 rounded-lg!" />}
    >
      {({ bill: other }) => {
        if (!other) return <p className="text-ink-2 text-sm">{m['bills.none']()}</p>;
        const wishes = wishesTogether(here, other);
        const { totalCents } = openSums([...here.orders, ...other.orders], wishes);
        const restCents = totalCents - here.paidCents - other.paidCents;
        const pair = { id: here.id, fromId: other.id };
        const send = () => {
          const joining = { ...pair, tableIds: [there.id] };
          if (stays) join.mutate({ ...joining, key: keyOf(joining) });
          else merge.mutate({ ...pair, key: keyOf(pair) });
        };
        return (
          <>
            <ul className="rounded-lg bg-surface px-4 py-1 shadow-card">
              <Row number={here.tableNumber} bill={here} cents={here.restCents} own />
              <Row number={other.tableNumber} bill={other} cents={other.restCents} />
              <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 border-hairline border-t py-2">
                <span>
                  <b className="block text-lg">{m['bills.merge.both'](numbers)}</b>
                  <span className="text-ink-2 text-sm">{m['bills.merge.one'](numbers)}</span>
                </span>
                <b className="money text-2xl">{formatMoney(restCents, getLocale())}</b>
              </li>
            </ul>
            <Which number={there.number} stays={stays} onChange={setStays} />
            <ul className="grid gap-2 text-ink-2 text-sm">
              <Fact icon={<QrIcon />}>{stays ? m['bills.join.codes'](numbers) : m['bills.merge.codes'](numbers)}</Fact>
              <Fact icon={<UsersIcon />}>{m['bills.merge.phones'](numbers)}</Fact>
              <Fact icon={<UndoIcon />}>{m['bills.merge.undoable']()}</Fact>
            </ul>
            <Unsent of={[merge, join]} part />
            <Button variant={alone ? 'fill' : 'soft'} wide busy={merge.isPending || join.isPending} onClick={send}>
              {stays ? m['bills.join.confirm'](numbers) : m['bills.merge.confirm']()}
            </Button>
          </>
        );
      }}
    </Read>
  );
}

interface WhichProps {
  number: number;
  stays: boolean;
  onChange: (stays: boolean) => void;
}

/** One bill either way: do they all sit at one table from now on, or at both, put together? */
function Which({ number, stays, onChange }: WhichProps) {
  const name = useId();
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-semibold text-ink-2 text-sm">{m['bills.join.which']({ number })}</legend>
      <Radio
        name={name}
        checked={!stays}
        onChange={() => onChange(false)}
        label={m['bills.join.leaves']()}
        hint={m['bills.join.leavesHint']()}
      />
      <Radio
        name={name}
        checked={stays}
        onChange={() => onChange(true)}
        label={m['bills.join.stays']()}
        hint={m['bills.join.staysHint']()}
      />
    </fieldset>
  );
}

function Row({ number, bill, cents, own }: { number: number; bill: Bill; cents: number; own?: boolean }) {
  const orders = bill.orders.length;
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5 not-first:border-hairline not-first:border-t">
      <b
        className={cx(
          'grid h-10 min-w-12 shrink-0 place-items-center rounded-md px-1.5 tabular-nums',
          own ? 'bg-tint-2 text-brand-ink' : 'bg-sunken',
        )}
      >
        {m['bills.merge.number']({ number })}
      </b>
      <span className="min-w-0 grow">
        {bill.people !== null && <span className="block">{peopleText(bill.people)}</span>}
        <span className={cx(bill.people !== null && 'text-ink-2 text-sm')}>
          {orders === 1 ? m['bills.orderCount']() : m['bills.ordersCount']({ count: orders })}
        </span>
      </span>
      <span className="money shrink-0">{formatMoney(cents, getLocale())}</span>
    </li>
  );
}
