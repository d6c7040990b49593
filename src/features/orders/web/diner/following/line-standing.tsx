import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ClocheIcon, ClockIcon, CloseIcon, PotIcon } from '#ui/late-icons.tsx';
import type { OrderStatus } from '../../../values.ts';

const looks: Record<OrderStatus, { text: () => string; icon: IconComponent; tone: string }> = {
  pendente: { text: m['diner.line.pendente'], icon: ClockIcon, tone: 'text-ink-3' },
  preparando: { text: m['diner.line.preparando'], icon: PotIcon, tone: 'text-blue' },
  pronto: { text: m['diner.line.pronto'], icon: ClocheIcon, tone: 'text-green' },
  entregue: { text: m['diner.line.entregue'], icon: CheckIcon, tone: 'text-ink-2' },
  cancelado: { text: m['diner.line.cancelado'], icon: CloseIcon, tone: 'text-ink-3' },
};

/** Where one dish stands, while its order is under way. */
export function LineStanding({ status, held }: { status: OrderStatus; held: boolean }) {
  const { icon: Glyph, tone, ...look } = looks[status];
  const text = held ? m['diner.held'] : look.text;
  return (
    <p className={cx('mt-0.5 flex items-center gap-1.5 font-medium text-sm', tone)}>
      <Glyph size={16} />
      {text()}
    </p>
  );
}
