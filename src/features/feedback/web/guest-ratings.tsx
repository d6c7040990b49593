import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenTime } from '#lib/spoken-time.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Star } from '#ui/star.tsx';
import type { HouseRatings } from '../contract.ts';
import { starsText } from './diner/star-choice.tsx';

/** What guests said of the house on their receipts. */
export function GuestRatings() {
  const read = useQuery(api.feedback.ofGuests.queryOptions());
  return (
    <section aria-labelledby="guest-ratings" className="grid max-w-content gap-4">
      <div>
        <h2 id="guest-ratings" className="text-2xl tracking-title">
          {m['feedback.guests.title']()}
        </h2>
        <p className="mt-1 text-ink-2">{m['feedback.guests.lead']()}</p>
      </div>
      <Read query={read} failed={m['feedback.guests.failed']()} waiting={<Loading itemClass="h-60 rounded-xl" />}>
        {(ratings) =>
          ratings.latest.length === 0 ? (
            <Card>
              <EmptyState title={m['feedback.guests.empty']()}>{m['feedback.guests.emptyHint']()}</EmptyState>
            </Card>
          ) : (
            <Given {...ratings} />
          )
        }
      </Read>
    </section>
  );
}

function Given({ mean, count, latest, timezone }: HouseRatings) {
  const shown = mean?.toLocaleString(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Card className="grid gap-4">
      {shown !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-semibold text-3xl tracking-title">
            {m['feedback.guests.meanOf']({ mean: shown })}
          </strong>
          <span className="text-ink-2">
            {count === 1 ? m['feedback.guests.countOne']() : m['feedback.guests.countMany']({ count })}
          </span>
        </p>
      )}
      <h3 className="font-semibold">{m['feedback.guests.latest']()}</h3>
      <ul className="divide-y divide-hairline">
        {latest.map(({ rating, text, ratedAt, tableNumber }) => (
          <li key={`${ratedAt} ${tableNumber}`} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
              <span role="img" aria-label={starsText(rating)} className="flex gap-0.5">
                {[1, 2, 3, 4, 5].map((star) => (
                  <Star key={star} size={20} filled={star <= rating} />
                ))}
              </span>
              {m['feedback.guests.table']({ number: tableNumber })}
              <time dateTime={ratedAt}>{spokenTime(ratedAt, getLocale(), timezone)}</time>
            </p>
            {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
