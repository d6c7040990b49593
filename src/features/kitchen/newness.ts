import { minuteMs } from '#lib/minutes.ts';
import type { Ticket } from './tickets.ts';

/** What has hung there for so long is no news any more, whoever has touched it. */
const newMinutes = 5;

export const isFresh = ({ createdAt }: Pick<Ticket, 'createdAt'>, now: number): boolean =>
  now - createdAt < newMinutes * minuteMs;
