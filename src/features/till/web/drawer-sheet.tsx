import { useId } from 'react';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { ClockIcon } from '#ui/late-icons.tsx';
import { ArrowDownIcon, ArrowUpIcon, CashIcon } from '#ui/staff/icons.tsx';
import type { Movement, Till } from '../contract.ts';
import { movementDetail, movementTitle } from '../movement-text.ts';
import { noneReceived, receivedRows } from '../payments-text.ts';
import { inCash, movedCents } from '../values.ts';
import { subtracted } from './till-words.ts';

const none = { ...noneReceived, expectedCents: 0 };

/** How the cash that has to be there came to be: the change money, what was put in and taken out, what guests paid. */
export function DrawerSheet({ till }: { till: Till }) {
  const id = useId();
  const timeZone = useTimezone();
  const time = (at: string) => formatTime(at, getLocale(), timeZone);
  const inAccount = till.movements.filter(({ kind }) => !inCash(kind));
  const cash = till.tallies.find(({ method }) => method === 'dinheiro') ?? none;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-base">
        {m['till.drawer.sheet']()}
      </h2>
      <ul className="grid gap-1">
        <Entry
          icon={ClockIcon}
          title={m['till.drawer.opening']()}
          detail={m['till.drawer.by']({ at: time(till.openedAt), name: till.openedBy })}
          cents={till.openingCents}
        />
        {till.movements
          .filter(({ kind }) => inCash(kind))
          .map((movement) => (
            <Moved key={movement.id} movement={movement} time={time} />
          ))}
        {receivedRows(cash, getLocale()).map(({ kind, detail, cents }) => (
          <Entry
            key={kind}
            icon={kind === 'received' ? CashIcon : ArrowUpIcon}
            title={m[`till.drawer.${kind}`]()}
            detail={detail}
            cents={cents}
          />
        ))}
      </ul>
      <p className="mt-2 flex items-baseline justify-between gap-3 border-hairline border-t pt-3 pl-10 font-semibold">
        <span>{m['till.expected']()}</span>
        <span className="money text-lg">{subtracted(cash.expectedCents)}</span>
      </p>
      {inAccount.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-base">{m['till.credit.title']()}</h3>
          <ul className="grid gap-1">
            {inAccount.map((movement) => (
              <Moved key={movement.id} movement={movement} time={time} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Moved({ movement, time }: { movement: Movement; time: (at: string) => string }) {
  const cents = movedCents(movement);
  return (
    <Entry
      icon={cents < 0 ? ArrowUpIcon : ArrowDownIcon}
      title={movementTitle(movement, getLocale())}
      detail={movementDetail(movement, time(movement.at), getLocale())}
      cents={cents}
    />
  );
}

function Entry({
  icon: Glyph,
  title,
  detail,
  cents,
}: {
  icon: IconComponent;
  title: string;
  detail: string;
  cents: number;
}) {
  return (
    <li className="grid min-h-12 grid-cols-[1.75rem_minmax(0,1fr)_auto] content-center items-baseline gap-x-3 py-1 leading-snug">
      <span className="row-span-2 grid size-7 place-items-center self-start rounded-full bg-sunken text-ink-2">
        <Glyph size={16} />
      </span>
      <span className="min-w-0 pt-0.5 font-medium">{title}</span>
      <span className="money">{subtracted(cents)}</span>
      <span className="col-span-2 min-w-0 text-ink-2 text-sm wrap-break-word">{detail}</span>
    </li>
  );
}
