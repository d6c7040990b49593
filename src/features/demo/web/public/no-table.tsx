import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { tableHours } from '../../values.ts';
import type { DemoTable } from './use-demo-table.ts';

/** Why there is no table to order at, and what can be done. */
export function NoTable({ trouble, gone, busy, again }: Pick<DemoTable, 'trouble' | 'gone' | 'busy' | 'again'>) {
  const said = gone
    ? { title: m['demo.goneTitle'](), text: m['demo.goneText']({ hours: tableHours }), action: m['demo.another']() }
    : trouble === 'full'
      ? { title: m['demo.fullTitle'](), text: m['errors.demo_full'](), action: m['common.retry']() }
      : trouble === 'off'
        ? { title: m['errors.demo_off'](), text: m['demo.guestText'](), action: null }
        : { title: m['demo.unreadTitle'](), text: m['demo.unreadText'](), action: m['common.retry']() };
  return (
    <div role="status" className="grid h-full content-center justify-items-center gap-3 p-7 text-center">
      <p className="font-semibold text-xl tracking-tight">{said.title}</p>
      <p className="text-ink-2">{said.text}</p>
      {said.action && (
        <Button variant="quiet" busy={busy} onClick={again}>
          {said.action}
        </Button>
      )}
    </div>
  );
}
