import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';

const cards = ['a', 'b', 'c'];

export function ListSkeleton() {
  return (
    <div role="status" aria-label={m['common.loading']()} className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
      {cards.map((card) => (
        <Skeleton key={card} className="h-80 rounded-lg!" />
      ))}
    </div>
  );
}
