import { type Keys, type Live, useLive } from './live.ts';
import { sharedStream } from './shared-stream.ts';

interface StaffLive extends Pick<Live, 'onConnection'> {
  /** Whose page it is; null where that makes no difference. */
  who: string | null;
  /** It hears its stream though nobody seems to see it. */
  hidden?: boolean;
}

/** Keeps a screen of the staff true, by the stream that all of them hear together. */
export function useStaffLive(keys: Keys, { who, hidden, onConnection }: StaffLive): void {
  useLive('/api/live', keys, { who, onConnection, open: (url, told) => sharedStream(url, told, who, hidden) });
}
