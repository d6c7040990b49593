import { Link } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { keepTablesView, type TablesView, tablesViewPaths, tablesViews } from './tables-view.ts';

const labels = { floor: m['floor.title'], list: m['tables.title'], plan: m['floor.plan.title'] };

/** The way between the views of the tables; the one that is chosen is where the navigation leads from then on. */
export function TablesViews({ shown }: { shown: TablesView }) {
  const { user } = useSignedIn();
  return (
    <nav aria-label={m['tables.views']()} className="flex w-full gap-0.5 rounded-[14px] bg-sunken p-1 lg:w-fit">
      {tablesViews.map((view) => (
        <Link
          key={view}
          to={tablesViewPaths[view]}
          prefetch="intent"
          preventScrollReset
          aria-current={view === shown ? 'page' : undefined}
          onClick={() => keepTablesView(user.id, view)}
          className={cx(
            'flex min-h-11 min-w-min grow items-center justify-center rounded-[10px] px-2 text-center text-sm transition lg:px-5',
            view === shown ? 'bg-surface font-semibold text-ink shadow-lift' : 'font-medium text-ink-2 hover:text-ink',
          )}
        >
          {labels[view]()}
        </Link>
      ))}
    </nav>
  );
}
