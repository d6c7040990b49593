import { FlameIcon } from '#ui/admin/icons.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ClocheIcon } from '#ui/icons-more.tsx';
import type { OrderStatus } from '../contract.ts';

/** Pending yellow, preparing blue, ready green, all others gray. The word always stands beside the colour. */
export const tones = {
  pendente: 'yellow',
  preparando: 'blue',
  pronto: 'green',
  entregue: 'gray',
  cancelado: 'gray',
} as const satisfies Record<OrderStatus, string>;

/** In the order of an order's life. */
export const orderStatuses = Object.keys(tones) as OrderStatus[];

/** What the step to a status looks like on its button. */
export const stepIcons = { preparando: FlameIcon, pronto: ClocheIcon, entregue: CheckIcon };
