import { m } from '#generated/messages/messages.js';

/** '11h', '0h' after midnight. */
export const hourText = (hour: number) => m['stats.hourShort']({ hour: hour % 24 });
