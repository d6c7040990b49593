import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { canHash } from '#lib/sha256.ts';
import { formatDateTime } from '#lib/time.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Checked } from '../../check-chain.ts';
import type { History } from '../../contract.ts';
import { shownEntries } from './shown.ts';
import { type HistoryRead, useChecked } from './use-checked.ts';
import { entryText, faultText, whoText } from './words.ts';

interface HistoryViewProps {
  history: History;
  read: HistoryRead;
  timeZone: string;
  /** Of the house, where it is a guest's phone. */
  slug?: string;
  /** What whoever reads it can do about a history that does not hold. */
  advice: string;
  /** How a phone says that it is another than it saw before; a screen of the house, which many use, says only that it does not hold. */
  alteredSeen?: string;
  /** The same of what was not seen here before; of a bill where nothing else is said. */
  alteredHere?: string;
}

/** What happened to a bill, worked out anew on this device: quiet while it holds, loud when it does not. */
export function HistoryView({ history, read, timeZone, slug, advice, alteredSeen, alteredHere }: HistoryViewProps) {
  const seen = useChecked(history, read, slug);
  if (!canHash()) return <p className="text-ink-2 text-sm">{m['chain.unchecked']()}</p>;
  if (!seen) return <p className="text-ink-2 text-sm">{m['chain.checking']()}</p>;
  const [first] = seen.faults;
  return (
    <>
      {first ? (
        <Notice tone="red" live title={(seen.before && alteredSeen) || alteredHere || m['chain.alteredHere']()}>
          <p>{faultText(first)}</p>
          <p>{advice}</p>
        </Notice>
      ) : (
        <p className="flex items-center gap-1.5 text-green text-sm">
          <CheckIcon size={16} />
          {m['chain.checked']()}
        </p>
      )}
      <Entries seen={seen} history={history} timeZone={timeZone} />
    </>
  );
}

interface EntriesProps {
  seen: Checked;
  history: Pick<History, 'names' | 'phones'>;
  timeZone: string;
}

/** The newest first; folded away, since hardly anybody wants to read it. */
function Entries({ seen: { entries, faults }, history, timeZone }: EntriesProps) {
  if (entries.length === 0) return null;
  const broken = new Set<number | null>(faults.map(({ position }) => position));
  const shown = shownEntries(entries, broken);
  const count = shown.length === 1 ? m['chain.countOne']() : m['chain.countMany']({ count: shown.length });
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{m['chain.show']()}</span>
        <span className="text-ink-2 text-sm">{count}</span>
        <ChevronDownIcon className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <ol className="grid gap-3 pt-1 pb-2">
        {[...shown].reverse().map((entry) => {
          const who = whoText(entry, history);
          const at = formatDateTime(entry.at, getLocale(), timeZone);
          const wrong = broken.has(entry.n) || entry.kind === 'altered';
          return (
            <li key={entry.n} className={wrong ? 'border-red border-l-3 pl-3' : 'border-tint-2 border-l-3 pl-3'}>
              <Line amount={entry.cents === undefined ? null : formatMoney(entry.cents, getLocale())}>
                <span className={wrong ? 'font-semibold text-red' : 'font-semibold'}>{entryText(entry)}</span>
              </Line>
              <p className="text-ink-2 text-sm wrap-anywhere">
                <time dateTime={entry.at}>{who ? m['chain.by']({ name: who, at }) : at}</time>
              </p>
              {entry.why && <p className="text-sm wrap-anywhere">{m['chain.why']({ why: entry.why })}</p>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function Line({ amount, children }: { amount: string | null; children: ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-4 wrap-anywhere">
      {children}
      {amount !== null && <span className="money">{amount}</span>}
    </p>
  );
}
