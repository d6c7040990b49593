import { ClockIcon } from '#ui/late-icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Today } from '../contract.ts';
import { sentencesOf } from './sentence.ts';

/** What an owner would say of the day. It has its place before it is there. */
export function DaySentence({ today }: { today: Today | undefined }) {
  return (
    <div className="on-dark flex min-h-26 items-center gap-4 rounded-lg bg-panel px-5 py-4 text-on-panel sm:min-h-18 lg:px-7">
      <ClockIcon size={24} className="shrink-0 text-on-panel-2 max-sm:hidden" />
      {today ? (
        <p className="min-w-0 font-semibold text-lg leading-snug tracking-tight wrap-anywhere lg:text-xl">
          {sentencesOf(today).join(' ')}
        </p>
      ) : (
        <Skeleton className="h-6 w-80 max-w-full" />
      )}
    </div>
  );
}
