import { useId } from 'react';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { ClockIcon } from '#ui/late-icons.tsx';
import { ArrowDownIcon, ArrowUpIcon, CashIcon } from '#ui/staff/icons.tsx';
import type { Till } from '../contract.ts';
import { subtracted } from './till-words.ts';

/** How the cash that has to be there came to be: the change money, what was put in and taken out, what guests paid. */
export function DrawerSheet({ till }: { till: Till }) {
  const id = useId();
  const timeZone = useTimezone();
  const time = (at: string) => formatTime(at, getLocale(), timeZone);
  const cash = till.tallies.find(({ method }) => method === 'dinheiro');
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
        {till.movements.map(({ id: key, kind, cents, reason, at, by }) => (
          <Entry
            key={key}
            icon={kind === 'in' ? ArrowDownIcon : ArrowUpIcon}
            title={m[`till.drawer.${kind}`]()}
            detail={m['till.drawer.why']({ at: time(at), name: by, reason })}
            cents={kind === 'in' ? cents : -cents}
          />
        ))}
        <Entry
          icon={CashIcon}
          title={m['till.drawer.received']()}
          detail={m['till.payments']({ count: cash?.payments ?? 0 })}
          cents={cash?.receivedCents ?? 0}
        />
      </ul>
      <p className="mt-2 flex items-baseline justify-between gap-3 border-hairline border-t pt-3 pl-10 font-semibold">
        <span>{m['till.expected']()}</span>
        <span className="money text-lg">{subtracted(cash?.expectedCents ?? 0)}</span>
      </p>
    </section>
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
    <li className="grid min-h-12 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3">
      <span className="grid size-7 place-items-center rounded-full bg-sunken text-ink-2">
        <Glyph size={16} />
      </span>
      <span className="min-w-0 leading-snug">
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-2 text-sm wrap-break-word">{detail}</span>
      </span>
      <span className="money">{subtracted(cents)}</span>
    </li>
  );
}
