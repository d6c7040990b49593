import { useMedia } from '#client/use-media.ts';

/** From this width on the rooms stand side by side; on less there is one at a time. */
const wide = '(min-width: 40rem)';

export const useWide = (): boolean => useMedia(wide);
