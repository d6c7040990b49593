import { m } from '#generated/messages/messages.js';
import type { Tone } from '#ui/tone-class.ts';
import type { OrderStatus } from '../../../values.ts';

export const statusText: Record<OrderStatus, () => string> = {
  pendente: m['diner.status.pendente'],
  preparando: m['diner.status.preparando'],
  pronto: m['diner.status.pronto'],
  entregue: m['diner.status.entregue'],
  cancelado: m['diner.status.cancelado'],
};

export const statusTone: Record<OrderStatus, Tone> = {
  pendente: 'yellow',
  preparando: 'blue',
  pronto: 'green',
  entregue: 'gray',
  cancelado: 'gray',
};
