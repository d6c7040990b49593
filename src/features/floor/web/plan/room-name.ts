import { m } from '#generated/messages/messages.js';

/** What a room is called until somebody names it; `index` counts from zero. */
export const newRoomName = (index: number): string =>
  index === 0 ? m['floor.plan.firstRoom']() : m['floor.plan.newRoom']({ number: index + 1 });
