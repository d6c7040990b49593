import type { Landing } from '../../../landing.ts';

/** A reservation that is being moved: by the hand that drags it, or by keys and taps. */
export interface Moving {
  id: string;
  by: 'hand' | 'keys';
  /** Where it would be put; null where it stands. */
  landing: Landing | null;
  /** Chosen; asked whether so few seats are meant; on its way to the server. */
  stage: 'choosing' | 'asking' | 'sent';
}
