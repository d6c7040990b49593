import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { CheckIcon, ChevronRightIcon, ReceiptIcon } from '#ui/icons.tsx';
import { requestText } from '../../known-requests.ts';

interface ChipsProps {
  title: string;
  requests: readonly string[];
  chosen: ReadonlySet<string>;
  onToggle: (request: string) => void;
}

/** What the house brings besides dishes: as many of it as they like, sent together. */
export function RequestChips({ title, requests, chosen, onToggle }: ChipsProps) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="call-more">
      <h3 id="call-more" className="mb-3 font-semibold tracking-tight">
        {title}
      </h3>
      <div className="flex flex-wrap gap-2">
        {requests.map((request) => {
          const pressed = chosen.has(request);
          return (
            <button
              key={request}
              type="button"
              aria-pressed={pressed}
              onClick={() => onToggle(request)}
              className={cx(
                'flex min-h-12 max-w-full items-center gap-2 rounded-full px-4.5 py-2 text-left transition active:scale-[.98]',
                pressed ? 'bg-tint-2 font-semibold text-brand-ink' : 'bg-sunken',
              )}
            >
              {pressed && <CheckIcon size={18} />}
              <span className="min-w-0 wrap-anywhere">{requestText(request)}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** One tap asks for the bill. */
export function BillRow({ busy, onAsk }: { busy: boolean; onAsk: () => void }) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={() => !busy && onAsk()}
      className="flex min-h-16 w-full items-center gap-3 text-left"
    >
      <span className="grid size-11 place-items-center rounded-md bg-sunken">
        <ReceiptIcon size={22} />
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        {m['diner.callAskBill']()}
        <span className="block text-ink-2 text-sm">{m['diner.callBillHint']()}</span>
      </span>
      <ChevronRightIcon size={20} className="text-ink-3" />
    </button>
  );
}
