import { useQuery } from '@tanstack/react-query';
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
import { ClocheIcon } from '#ui/late-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { UndoIcon, UsersIcon } from '#ui/staff/icons.tsx';
import type { FloorTable } from '../../tables/contract.ts';
import { asItIs, billSums, dueParts, openSums, unwished } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { afterPassing, type PassedPiece } from '../passing.ts';
import { Fact } from './fact.tsx';
import { itemsText } from './items-text.ts';

interface PassingProps {
  here: Bill;
  there: FloorTable;
  pieces: readonly PassedPiece[];
  onPassed: (bill: Bill) => void;
}

/** What goes, what each of the two bills comes to then, and the press that does it. */
export function Passing({ here, there, pieces, onPassed }: PassingProps) {
  const read = useQuery({ ...api.bills.ofTable.queryOptions({ input: { tableId: there.id } }), staleTime: 0 });
  const keyOf = useCreationKey();
  const numbers = { here: here.tableNumber, there: there.number };
  const count = itemsText(pieces.reduce((sum, { quantity }) => sum + quantity, 0));
  const pass = useChange(api.bills.pass.mutationOptions(), {
    done: m['bills.pass.done']({ pieces: count, number: there.number }),
    failed: m['bills.pass.failed'](),
    inPlace: true,
    rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
    untilReread: true,
    onDone: onPassed,
  });
  const { stays, goes } = afterPassing(here.orders, pieces);
  const leftCents = openSums(stays, here.wishes).totalCents - here.paidCents;
  const everything = stays.every(({ status }) => status === 'cancelado');
  const refused = everything
    ? m['bills.pass.everything']()
    : leftCents < 0
      ? m['bills.pass.belowPaid']({ amount: formatMoney(here.paidCents, getLocale()) })
      : null;
  const sent = { id: here.id, tableId: there.id, lines: [...pieces] };
  return (
    <Read
      query={read}
      failed={failureText(read.error, m['bills.unread']())}
      waiting={<Loading itemClass="h-44 rounded-lg!" />}
    >
      {({ bill: other }) => {
        const wishes = other?.wishes ?? unwished;
        const thereCents = openSums([...(other?.orders ?? []), ...goes], wishes).totalCents - (other?.paidCents ?? 0);
        const goneCents = billSums(dueParts(goes), { ...asItIs, chargeServiceFee: false }).totalCents;
        return (
          <>
            <ul className="rounded-lg bg-surface px-4 py-1 shadow-card">
              <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 py-2">
                <span>
                  <b className="block text-lg">{m['bills.pass.go']({ pieces: count })}</b>
                  <span className="text-ink-2 text-sm">{m['bills.pass.withoutFee']()}</span>
                </span>
                <b className="money text-2xl">{formatMoney(goneCents, getLocale())}</b>
              </li>
              <Row number={numbers.here} was={here.restCents} becomes={leftCents} own />
              <Row number={numbers.there} was={other?.restCents ?? 0} becomes={thereCents} />
            </ul>
            {refused ? (
              <Notice tone="yellow" live>
                {refused}
              </Notice>
            ) : (
              <ul className="grid gap-2 text-ink-2 text-sm">
                <Fact icon={<ClocheIcon />}>{m['bills.pass.kitchen'](numbers)}</Fact>
                <Fact icon={<UsersIcon />}>{m['bills.pass.phones']()}</Fact>
                <Fact icon={<UndoIcon />}>{m['bills.merge.undoable']()}</Fact>
              </ul>
            )}
            <Unsent of={[pass]} part />
            <Button
              variant="soft"
              wide
              disabled={refused !== null}
              busy={pass.isPending}
              onClick={() => pass.mutate({ ...sent, key: keyOf(sent) })}
            >
              {m['bills.pass.confirm']({ pieces: count, number: there.number })}
            </Button>
          </>
        );
      }}
    </Read>
  );
}

function Row({ number, was, becomes, own }: { number: number; was: number; becomes: number; own?: boolean }) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-hairline border-t py-1.5">
      <b
        className={cx(
          'grid h-10 min-w-12 shrink-0 place-items-center rounded-md px-1.5 tabular-nums',
          own ? 'bg-tint-2 text-brand-ink' : 'bg-sunken',
        )}
      >
        {m['bills.merge.number']({ number })}
      </b>
      <span className="min-w-0 grow">
        {own ? m['bills.pass.keeps']() : m['bills.pass.gets']()}
        <span className="money block text-ink-2 text-sm">
          {m['bills.pass.was']({ amount: formatMoney(was, getLocale()) })}
        </span>
      </span>
      <span className="money shrink-0 font-semibold">{formatMoney(becomes, getLocale())}</span>
    </li>
  );
}
