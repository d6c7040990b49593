import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ClocheIcon, ClockIcon, PlateIcon, PotIcon } from '#ui/late-icons.tsx';
import type { Order } from '../../../contract.ts';
import { statusText } from './status-text.ts';

const steps = ['pendente', 'preparando', 'pronto', 'entregue'] as const;
const glyphs = { pendente: ClockIcon, preparando: PotIcon, pronto: ClocheIcon, entregue: PlateIcon };
/** How far the line is drawn: to the step that is under way, and a little beyond. */
const drawn = ['w-[10%]', 'w-[35%]', 'w-[60%]', 'w-3/4'];

interface Props {
  order: Order;
  /** When it should be ready, in the estimate's own minutes; one instant or two. */
  readyAround: readonly number[];
  timezone: string;
}

function timeText({ order, readyAround, timezone }: Props, step: (typeof steps)[number]): string {
  const time = (instant: Date | string) => formatTime(instant, getLocale(), timezone);
  const { createdAt, preparingAt, readyAt, deliveredAt } = order;
  const at = { pendente: createdAt, preparando: preparingAt, pronto: readyAt, entregue: deliveredAt }[step];
  if (at) return time(at);
  return step === 'pronto' ? readyAround.map((instant) => time(new Date(instant))).join('–') : '';
}

export function OrderProgress(props: Props) {
  const { order } = props;
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
                'mt-2.5 max-w-full text-xs hyphens-auto min-[24rem]:text-sm',
                index === reached ? 'font-semibold' : 'font-medium',
              )}
            >
              {statusText[step]()}
            </span>
            <time className="text-on-brand-2 text-xs">{timeText(props, step)}</time>
          </li>
        );
      })}
    </ol>
  );
}
