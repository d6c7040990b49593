import { m } from '#generated/messages/messages.js';

/** What a room is called until somebody names it; never as one that there is. */
export function newRoomName(rooms: readonly { name: string }[]): string {
  const taken = new Set(rooms.map(({ name }) => name));
  const first = m['floor.plan.firstRoom']();
  if (rooms.length === 0) return first;
  let number = rooms.length + 1;
  while (taken.has(m['floor.plan.newRoom']({ number }))) number += 1;
  return m['floor.plan.newRoom']({ number });
}
