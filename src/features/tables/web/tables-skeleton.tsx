import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';
import { floorClass } from './floor-class.ts';

const places = Array.from({ length: 12 }, (_, index) => index);

export function TablesSkeleton() {
  return (
    <div role="status" aria-label={m['common.loading']()} className={floorClass}>
      {places.map((place) => (
        <Skeleton key={place} className="h-67.5 rounded-lg" />
      ))}
    </div>
  );
}
