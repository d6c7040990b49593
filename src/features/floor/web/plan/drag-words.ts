import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { m } from '#generated/messages/messages.js';

interface Names {
  table: (id: string) => string;
  room: (id: string) => string;
}

/** What a screen reader says while a table is dragged: its name and the room's, where the library would say their ids. */
export function dragWords({ table, room }: Names): Announcements {
  const names = (active: { id: UniqueIdentifier }, over: { id: UniqueIdentifier } | null) => ({
    name: table(String(active.id)),
    room: over ? room(String(over.id)) : '',
  });
  return {
    onDragStart: ({ active }) => m['floor.plan.lifted'](names(active, null)),
    onDragOver: ({ active, over }) =>
      over ? m['floor.plan.over'](names(active, over)) : m['floor.plan.outside'](names(active, null)),
    onDragEnd: ({ active, over }) =>
      over ? m['floor.plan.dropped'](names(active, over)) : m['floor.plan.stays'](names(active, null)),
    onDragCancel: ({ active }) => m['floor.plan.stays'](names(active, null)),
  };
}
