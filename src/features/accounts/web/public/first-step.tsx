import { m } from '#generated/messages/messages.js';
import { CheckIcon } from '#ui/icons.tsx';
import { MailIcon } from '#ui/late-icons.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Above the entrance's title, for whoever has just registered. */
export function RestaurantMade({ name }: { name: string }) {
  return (
    <p role="status" className="mb-3.5 flex items-center gap-2 font-semibold text-green">
      <span className="grid size-6.5 shrink-0 place-items-center rounded-full bg-green-tint">
        <CheckIcon size={15} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {name ? m['accounts.next.made']({ restaurant: name }) : m['accounts.notice.registered']()}
      </span>
    </p>
  );
}

/** Below the form: what the letter is for, and what comes after signing in. */
export function NextStep({ email, restaurant }: { email: string; restaurant: string }) {
  return (
    <>
      <div className="mt-6 flex items-start gap-3.5 text-ink-2 text-sm">
        <MailIcon size={22} className="mt-0.5 shrink-0 text-brand-ink" />
        <div className="grid min-w-0 gap-2">
          <p className="wrap-anywhere">{m['accounts.next.letter']({ email })}</p>
          <ResendVerification email={email} />
        </div>
      </div>
      <section
        aria-labelledby="next-step"
        className="mt-6 grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 rounded-lg bg-sunken p-3"
      >
        <Plate name={restaurant} />
        <div className="min-w-0">
          <p className="text-ink-2 text-sm">{m['accounts.next.label']()}</p>
          <h2 id="next-step" className="mt-0.5 text-lg leading-snug">
            {m['accounts.next.title']()}
          </h2>
          <p className="mt-1 text-ink-2 text-sm">{m['accounts.next.text']()}</p>
        </div>
      </section>
    </>
  );
}

/** A guest's phone, small. A picture, so nothing of it is read out. */
function Plate({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="grid h-28 content-between overflow-hidden rounded-md bg-brand p-3 text-on-brand">
      <span className="line-clamp-2 font-semibold text-xs leading-tight wrap-anywhere">{name}</span>
      <svg aria-hidden="true" viewBox="0 0 80 44" className="w-full rounded-sm bg-brand-ground">
        <circle cx="40" cy="27" r="25" fill="#fff" />
        <circle cx="40" cy="27" r="18" fill="none" stroke="var(--brand-soft)" strokeWidth="1.5" />
        <path d="M27 29a13 13 0 0 1 26 0Z" fill="var(--saffron)" />
        <path d="M30 29c4-5 8-5 11 0Z" fill="var(--clay)" />
      </svg>
    </div>
  );
}
