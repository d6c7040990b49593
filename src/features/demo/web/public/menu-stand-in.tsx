import { Skeleton } from '#ui/skeleton.tsx';

/** Where the guest's menu comes, as it is laid out: stands until the frame is drawn. */
export function MenuStandIn() {
  return (
    <div aria-hidden="true" className="absolute inset-0 grid grid-cols-1 content-start gap-7 overflow-hidden px-5 pt-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-full!" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3 w-20" />
        </div>
        <Skeleton className="h-9 w-20 rounded-full!" />
      </div>
      <Skeleton className="h-12 rounded-full!" />
      <Skeleton className="h-6 w-36" />
      <div className="flex gap-3.5">
        {[0, 1].map((card) => (
          <div key={card} className="grid shrink-0 gap-3">
            <Skeleton className="h-42 w-62 rounded-lg!" />
            <Skeleton className="h-4 w-40" />
          </div>
        ))}
      </div>
      {[0, 1].map((row) => (
        <div key={row} className="grid grid-cols-[1fr_6.5rem] gap-5">
          <div className="grid content-start gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <Skeleton className="size-26 rounded-lg!" />
        </div>
      ))}
    </div>
  );
}
