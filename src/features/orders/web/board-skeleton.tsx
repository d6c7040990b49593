import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const columns = [['a', 'b'], ['c'], ['d', 'e']];

export function BoardSkeleton() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-3">
      <VisuallyHidden>{m['common.loading']()}</VisuallyHidden>
      {columns.map((cards) => (
        <div key={cards[0]} className="grid content-start gap-4">
          <Skeleton className="h-6 w-32" />
          {cards.map((card) => (
            <Skeleton key={card} className="h-64 w-full rounded-lg!" />
          ))}
        </div>
      ))}
    </div>
  );
}
