import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { WaiterChange } from '../contract.ts';

/** Who served those who sit there, and how it changed hands. */
export function WaiterHistory({ tableId }: { tableId: string }) {
  const history = useQuery(api.floor.history.queryOptions({ input: { tableId } }));
  const timeZone = useTimezone();
  const changes = history.data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold text-ink-2 text-sm">{m['floor.history.title']()}</h3>
      <ol className="grid gap-1 text-sm">
        {changes.flatMap(tellings).map(({ key, at, text }) => (
          <li key={key} className="flex gap-3">
            <time dateTime={at} className="shrink-0 text-ink-2 tabular-nums">
              {formatTime(at, getLocale(), timeZone)}
            </time>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was done, and above it that it was taken back. */
function tellings(change: WaiterChange) {
  const { id, at, kind, to, undoneBy, undoneAt } = change;
  const done = { key: id, at, text: changeText(change) };
  if (!undoneBy || !undoneAt) return [done];
  const text =
    kind === 'give_back'
      ? m['floor.history.takenAgain']({ by: undoneBy })
      : m['floor.history.undone']({ by: undoneBy, to: to ?? '' });
  return [{ key: `${id} undone`, at: undoneAt, text }, done];
}

function changeText({ kind, by, from, to }: WaiterChange): string {
  if (kind === 'take') return m['floor.history.took']({ by });
  if (kind === 'give_back') return m['floor.history.gaveBack']({ by });
  if (kind === 'give') return to ? m['floor.history.gave']({ by, to }) : m['floor.history.gaveNobody']({ by });
  return from && from !== by
    ? m['floor.history.passedFrom']({ by, from, to: to ?? '' })
    : m['floor.history.passed']({ by, to: to ?? '' });
}
