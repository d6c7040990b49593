import { m } from '#generated/messages/messages.js';
import type { SortWords } from '#ui/staff/sortable.tsx';

/** In the language of the page, which may change while it is open. */
export function sortWords(): SortWords {
  return {
    handle: (name) => m['menu.sort.handle']({ name }),
    role: m['menu.sort.role'](),
    how: m['menu.sort.how'](),
    lifted: (name, place, count) => m['menu.sort.lifted']({ name, place, count }),
    over: (name, place, count) => m['menu.sort.over']({ name, place, count }),
    dropped: (name, place, count) => m['menu.sort.dropped']({ name, place, count }),
    cancelled: (name) => m['menu.sort.cancelled']({ name }),
  };
}
