import { isBusy, type TableView } from './table-view.ts';

/** Whether anybody sits at a table, or will. */
export type Seating = 'taken' | 'reserved' | 'free';

export const seatings = ['taken', 'free', 'reserved'] as const satisfies Seating[];

export const seatingOf = (view: Pick<TableView, 'state'>): Seating =>
  isBusy(view) ? 'taken' : view.state === 'reserved' ? 'reserved' : 'free';

/** Neutral, so that every colour on the floor means that somebody should walk there. */
export const seatingLook: Record<Seating, string> = {
  taken: 'bg-ink-2 text-white',
  reserved: 'border-2 border-control border-dashed bg-surface text-ink-2',
  free: 'bg-surface text-ink-2 inset-ring-2 inset-ring-control',
};

/** Of the chairs, and fainter than the table. */
export const chairLook: Record<Seating, string> = {
  taken: 'bg-ink-2/45',
  reserved: 'bg-ink/15',
  free: 'bg-ink/15',
};
