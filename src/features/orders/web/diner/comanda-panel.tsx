import { m } from '#generated/messages/messages.js';
import type { Profile } from '../../../restaurants/contract.ts';
import type { MenuIndex } from '../../order.ts';
import type { Line } from './comanda.ts';
import { ComandaLines, showFirstRefused } from './comanda-lines.tsx';
import { ComandaPay } from './comanda-pay.tsx';
import type { ComandaLines as Lines } from './use-comanda-lines.ts';

export type ComandaViewProps = {
  view: Lines;
  menu: MenuIndex | null;
  restaurant: Profile;
  onEdit: (line: Line) => void;
};

/** Beside the menu, where there is room. */
export function ComandaPanel({ view, menu, restaurant, onEdit }: ComandaViewProps) {
  return (
    <aside
      aria-labelledby="comanda-panel"
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] flex-col overflow-hidden rounded-xl bg-surface shadow-lift lg:flex"
    >
      <h2 id="comanda-panel" data-comanda-title tabIndex={-1} className="px-6 pt-6 pb-2 text-2xl outline-none">
        {m['diner.comanda']()}
      </h2>
      <div className="min-h-0 overflow-y-auto px-6 pb-4">
        <ComandaLines view={view} menu={menu} onEdit={onEdit} />
      </div>
      {view.lines.length > 0 && (
        <div className="border-hairline border-t bg-paper px-6 pt-5 pb-6">
          <ComandaPay restaurant={restaurant} refusals={view.refusals.size} onReview={showFirstRefused} />
        </div>
      )}
    </aside>
  );
}
