import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { AlertIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type ComandaView, comandaTotals } from './use-comanda.ts';

/** The way to the comanda on a phone, above the navigation. */
export function ComandaBar({ view, onOpen }: { view: ComandaView; onOpen: () => void }) {
  const { itemsCents, count } = comandaTotals(view, 0);
  if (view.count === 0) return null;
  const items = count === 1 ? m['diner.oneItem']() : m['diner.items']({ count });
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-7 bg-linear-to-t from-55% from-paper to-transparent px-4 pt-12 pb-[calc(5rem+env(safe-area-inset-bottom))] lg:hidden">
      <button
        type="button"
        onClick={onOpen}
        className="on-dark pointer-events-auto mx-auto flex min-h-15 w-full max-w-xl items-center gap-x-3 rounded-lg bg-brand py-2 pr-4 pl-5 text-on-brand shadow-float transition active:scale-[.99]"
      >
        {view.locked ? <Spinner size={18} /> : view.refusals.size > 0 && <AlertIcon size={18} />}
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span className="text-on-brand-2 text-sm">{view.locked ? m['diner.sending']() : items}</span>
          <strong className="money font-semibold">{formatMoney(itemsCents, getLocale())}</strong>
        </span>
        <span className="ml-auto flex shrink-0 items-center gap-1 font-semibold text-sm">
          {m['diner.seeComanda']()}
          <ChevronRightIcon size={18} />
        </span>
      </button>
    </div>
  );
}
