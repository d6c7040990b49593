import { CheckIcon } from '#ui/icons.tsx';
import { ClocheIcon } from '#ui/late-icons.tsx';
import { FlameIcon } from '#ui/staff/icons.tsx';
import type { OrderStatus } from '../values.ts';

/** Pending yellow, preparing blue, ready green, all others gray. The word always stands beside the colour. */
export const tones = {
  pendente: 'yellow',
  preparando: 'blue',
  pronto: 'green',
  entregue: 'gray',
  cancelado: 'gray',
} as const satisfies Record<OrderStatus, string>;

/** What the step to a status looks like on its button. */
export const stepIcons = { preparando: FlameIcon, pronto: ClocheIcon, entregue: CheckIcon };
