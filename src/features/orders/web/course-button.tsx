import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { type Course, useCourses } from './use-courses.ts';

interface CourseButtonProps {
  product: string;
  courses: readonly Course[];
  held: boolean;
}

/** What can be done with a line that is not begun: fire it where it is held, else hold it. */
export function CourseButton({ product, courses, held }: CourseButtonProps) {
  const { hold, fire } = useCourses();
  return held ? (
    <Button variant="soft" size="s" aria-label={m['orders.courses.fireOf']({ product })} onClick={() => fire(courses)}>
      {m['orders.courses.fire']()}
    </Button>
  ) : (
    <Button variant="quiet" size="s" aria-label={m['orders.courses.holdOf']({ product })} onClick={() => hold(courses)}>
      {m['orders.courses.hold']()}
    </Button>
  );
}
