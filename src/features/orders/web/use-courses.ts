import { api, client } from '#client/api.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';

/** Lines of an order that are held or fired together. */
export interface Course {
  id: string;
  lines: number[];
}

/** Holds and fires lines, of one order or of several; either can be taken back by the other. */
export function useCourses() {
  const outcome = { failed: m['orders.courses.failed'](), rereads: [api.orders.key(), api.bills.key()] };
  const hold = useChange(
    { mutationFn: (courses: readonly Course[]) => each(courses, client.orders.holdLines) },
    {
      ...outcome,
      onDone: (_held, courses) => offerUndo(m['orders.courses.heldDone'](), () => fire.mutate(courses)),
    },
  );
  const fire = useChange(
    { mutationFn: (courses: readonly Course[]) => each(courses, client.orders.fireLines) },
    {
      ...outcome,
      onDone: (_fired, courses) => offerUndo(m['orders.courses.fired'](), () => hold.mutate(courses)),
    },
  );
  return { hold: hold.mutate, fire: fire.mutate };
}

async function each(courses: readonly Course[], change: (course: Course) => Promise<unknown>): Promise<void> {
  for (const course of courses) await change(course);
}
