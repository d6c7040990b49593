import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The shape of a form that is still being read. */
export function FormSkeleton() {
  return (
    <div role="status" className="grid max-w-content gap-4">
      <span className="sr-only">{m['common.loading']()}</span>
      {['first', 'second'].map((section) => (
        <Card key={section} className="grid gap-5 sm:p-7">
          <Skeleton className="h-7 w-48" />
          {['one', 'two', 'three'].map((field) => (
            <div key={field} className="grid gap-2">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-13 w-full" />
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}
