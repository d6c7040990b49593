import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';

interface LoadingProps {
  count?: number;
  /** Of the whole: the grid of what comes into its place. */
  className?: string;
  itemClass: string;
}

/** What is awaited, in the shape it will have. */
export function Loading({ count = 1, className, itemClass }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{m['common.loading']()}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and none ever moves
        <Skeleton key={index} className={itemClass} />
      ))}
    </div>
  );
}
