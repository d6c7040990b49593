import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ClocheIcon, ClockIcon, PlateIcon, PotIcon } from '#ui/icons-more.tsx';
import type { Order } from '../../contract.ts';
import { statusText } from './status-text.ts';

const steps = ['pendente', 'preparando', 'pronto', 'entregue'] as const;
const glyphs = { pendente: ClockIcon, preparando: PotIcon, pronto: ClocheIcon, entregue: PlateIcon };
/** How far the line is drawn: to the step that is under way, and a little beyond. */
const drawn = ['w-[10%]', 'w-[35%]', 'w-[60%]', 'w-3/4'];

function timeText(order: Order, step: (typeof steps)[number], timezone: string): string {
  const time = (instant: string) => formatTime(instant, getLocale(), timezone);
  const { createdAt, preparingAt, readyAt, deliveredAt, promisedFrom, promisedTo } = order;
  const at = { pendente: createdAt, preparando: preparingAt, pronto: readyAt, entregue: deliveredAt }[step];
  if (at) return time(at);
  return step === 'pronto' && promisedFrom && promisedTo ? `${time(promisedFrom)}–${time(promisedTo)}` : '';
}

export function OrderProgress({ order, timezone }: { order: Order; timezone: string }) {
  const reached = (steps as readonly string[]).indexOf(order.status);
  return (
    <ol aria-label={m['diner.progress']()} className="relative mt-5 grid grid-cols-4">
      <li aria-hidden="true" className="absolute inset-x-[12.5%] top-4.5 h-1 rounded-full bg-on-brand/15" />
      <li
        aria-hidden="true"
        className={cx('absolute top-4.5 left-[12.5%] h-1 rounded-full bg-brand-soft', drawn[reached])}
      />
      {steps.map((step, index) => {
        const Glyph = index < reached ? CheckIcon : glyphs[step];
        return (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className={cx('grid content-start justify-items-center text-center', index > reached && 'text-on-brand-2')}
          >
            <span
              className={cx(
                'relative z-1 grid size-10 place-items-center rounded-full ring-4 ring-brand',
                index < reached && 'bg-brand-soft text-ink',
                index === reached && 'bg-brand-ground text-brand outline outline-brand-ground/50 outline-offset-4',
                index > reached && 'bg-brand-lift',
              )}
            >
              {index === reached && (
                <span className="absolute inset-0 animate-breathe rounded-full ring-2 ring-brand-ground" />
              )}
              <Glyph size={20} />
            </span>
            <span
              className={cx(
                'mt-2.5 max-w-full text-sm hyphens-auto',
                index === reached ? 'font-semibold' : 'font-medium',
              )}
            >
              {statusText[step]()}
            </span>
            <time className="text-on-brand-2 text-xs">{timeText(order, step, timezone)}</time>
          </li>
        );
      })}
    </ol>
  );
}
