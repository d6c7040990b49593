import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenMoment } from '#lib/spoken-time.ts';
import { Button } from '#ui/button.tsx';
import type { Agent } from '../../contract.ts';
import { useLongerThan } from '../use-longer-than.ts';
import { awaitedMs, usePrinters } from '../use-printers.ts';
import { searchState } from './search-state.ts';

/** Longer than a search of the program takes (`find-printers.ts`), and what it found on its way here. */
const searchMs = 30_000;

/** When a computer last searched for printers, how far it is with a search, and the button that has it search again. */
export function SearchAgain({ agent }: { agent: Agent }) {
  const timeZone = useTimezone();
  const search = useChange(api.printing.search.mutationOptions(), {
    failed: m['printing.finding.failed'](),
    rereads: [api.printing.key()],
    untilReread: true,
  });
  const state = searchState(agent);
  const searching = state === 'searching';
  const late = useLongerThan(searching, searchMs);
  usePrinters({ enabled: searching, everyMs: awaitedMs });
  const busy = search.isPending || (searching && !late);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-2 text-sm">
      <p role="status" className="min-w-0">
        {searching
          ? late
            ? m['printing.finding.late']()
            : m['printing.finding.searching']()
          : agent.searchedAt &&
            m['printing.finding.searched']({ time: spokenMoment(agent.searchedAt, getLocale(), timeZone) })}
      </p>
      {state !== 'away' && (
        <Button variant="quiet" size="s" busy={busy} onClick={() => search.mutate({ id: agent.id })}>
          {m['printing.finding.again']()}
        </Button>
      )}
    </div>
  );
}
