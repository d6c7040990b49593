/** What is typed of a device, at most. */
export const longestDeviceName = 60;
/** A restaurant has so many at most: every screen of a large house, and no more. */
export const mostDevices = 50;
/** It names so many stations at most: more than any kitchen has. */
export const mostShownStations = 50;
/** One that was not heard of for so long is away: it is heard of every minute at least. */
export const awayAfterMs = 150_000;
/** How long a code on a screen can be typed. */
export const codeMinutes = 10;
