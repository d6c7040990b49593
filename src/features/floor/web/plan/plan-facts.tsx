import { m } from '#generated/messages/messages.js';
import { Dot } from '#ui/dot.tsx';
import { TablesSums } from '../../../tables/web/tables-sums.tsx';
import { isBusy, type TableView } from '../table-view.ts';

/** The house in figures: how many tables are in which state, how many people, and what they owe. */
export function PlanFacts({ views }: { views: readonly TableView[] }) {
  const facts = [
    { tone: 'red', word: m['floor.plan.busy'](), count: views.filter(isBusy).length },
    { tone: 'green', word: m['floor.plan.free'](), count: views.filter(({ state }) => state === 'free').length },
    {
      tone: 'yellow',
      word: m['floor.plan.reserved'](),
      count: views.filter(({ state }) => state === 'reserved').length,
    },
  ] as const;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-1 text-ink-2 text-sm">
      {facts.map(({ tone, word, count }) => (
        <p key={tone} className="flex items-center gap-1.5">
          <Dot tone={tone} />
          <b className="font-semibold text-base text-ink tabular-nums">{count}</b>
          {word}
        </p>
      ))}
      <div className="sm:ml-auto">
        <TablesSums tables={views.map(({ table }) => table)} />
      </div>
    </div>
  );
}
