import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import type { AttentionItem } from '../../overview/contract.ts';
import type { AttentionKind } from '../../overview/values.ts';
import { dateText } from '../dates.ts';
import { actedOnAt } from './attention-way.ts';

const tones = {
  refund: 'yellow',
  past_due: 'red',
  payment_failed: 'red',
  ending: 'yellow',
  restaurant: 'green',
  feedback: 'blue',
} as const satisfies Record<AttentionKind, string>;

/** Leads to where it is acted on. */
export function AttentionRow({ item }: { item: AttentionItem }) {
  const { kind, restaurant, at, amountCents } = item;
  return (
    <li>
      <Link
        to={actedOnAt(item)}
        className="group -mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-md px-2 py-3 text-sm hover:bg-sunken"
      >
        <span className="font-semibold wrap-anywhere group-hover:underline">{restaurant}</span>
        <span className="money justify-self-end font-semibold">
          {amountCents !== null && formatMoney(amountCents, getLocale())}
        </span>
        <time dateTime={at} className="text-ink-2">
          {m[`platform.attention.when.${kind}`]({ date: dateText(at) })}
        </time>
        <span className="justify-self-end">
          <Badge tone={tones[kind]}>{m[`platform.attention.kinds.${kind}`]()}</Badge>
        </span>
      </Link>
    </li>
  );
}
