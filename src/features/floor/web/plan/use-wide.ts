import { useMedia } from '#client/use-media.ts';

/** From this width on a room is drawn; on less it is a list. */
const wide = '(min-width: 40rem)';

export const useWide = (): boolean => useMedia(wide);
