import type { Attention } from './table-view.ts';

/** The colour of the ring around a table that wants attention, on every view of the floor. */
export const attentionRing: Record<Attention, string> = {
  overdue: 'ring-danger',
  bill: 'ring-blue',
  call: 'ring-yellow-dot',
  carry: 'ring-green-dot',
  taken: 'ring-ink/25',
};

/** Behind its word, minutes or number. */
export const attentionFill: Record<Attention, string> = {
  overdue: 'bg-danger text-white',
  bill: 'bg-blue text-white',
  call: 'bg-yellow-dot text-ink',
  carry: 'bg-green text-white',
  taken: 'bg-surface text-ink',
};
