import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Order } from '../contract.ts';
import { CourseButton } from './course-button.tsx';
import { useCourses } from './use-courses.ts';

/** What of an order is held, each line with its fire, and all of them with one. */
export function OrderCourses({ order: { id, number, lines } }: { order: Order }) {
  const heading = useId();
  const { fire } = useCourses();
  const held = lines.filter(({ status, quantity, heldAt }) => status === 'pendente' && quantity > 0 && heldAt !== null);
  if (held.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-1 rounded-lg bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="font-semibold text-ink-2 text-sm">
          {m['orders.courses.title']({ number })}
        </h3>
        {held.length > 1 && (
          <Button size="s" onClick={() => fire([{ id, lines: held.map(({ line }) => line) }])}>
            {m['orders.courses.fireAll']()}
          </Button>
        )}
      </div>
      <ul>
        {held.map(({ line, name, quantity }) => (
          <li key={line} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="tabular-nums">{quantity}×</span> {name}
            </span>
            <CourseButton product={name} courses={[{ id, lines: [line] }]} held />
          </li>
        ))}
      </ul>
    </section>
  );
}
