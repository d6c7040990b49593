import { ComandaLines, showFirstRefused } from './comanda-lines.tsx';
import { ComandaSend } from './comanda-send.tsx';
import { ComandaSums } from './comanda-sums.tsx';
import type { ComandaViewProps } from './use-comanda.ts';

/** What was chosen, what it comes to, and the way to send it. */
export default function ComandaBody({ view, menu, wanted, restaurant, onEdit }: ComandaViewProps) {
  return (
    <>
      <div className="relative min-h-0 overflow-y-auto px-6 pb-4">
        <ComandaLines view={view} menu={menu} wanted={wanted} onEdit={onEdit} />
      </div>
      <div className="grid gap-3 border-hairline border-t bg-paper px-6 pt-5 pb-6">
        <div>
          <ComandaSums view={view} restaurant={restaurant} />
        </div>
        <ComandaSend view={view} menu={menu} restaurant={restaurant} onReview={showFirstRefused} />
      </div>
    </>
  );
}
