import type { Check } from '../../told/contract.ts';
import type { At } from './use-check.ts';

/** What each room of the page of the bill is given. */
export interface RoomProps {
  at: At;
  check: Check;
  base: string;
  timezone: string;
  /** When the bill was read, by the server's clock. */
  now: string;
}
