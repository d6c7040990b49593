import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';

/** Of a room beside the bill: the way back to it, and what the room is called. */
export function RoomHead({ base, title }: { base: string; title: string }) {
  return (
    <div className="flex min-h-14 items-center gap-1 pr-5 pl-2 lg:px-6">
      <Link
        to={`${base}/bill`}
        aria-label={m['checks.back']()}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunken"
      >
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          aria-hidden="true"
          className="fill-none stroke-2 stroke-current"
        >
          <path d="M14.5 5.5 8 12l6.5 6.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </Link>
      <h1 className="text-xl tracking-title">{title}</h1>
    </div>
  );
}
