import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { telLink } from '#lib/tel-link.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { ClockIcon, MailIcon, PhoneIcon } from '#ui/late-icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BadgeCheckIcon, ExternalIcon, MessageIcon, UsersIcon } from '#ui/staff/icons.tsx';
import { chatLink } from '../support-hours.ts';
import { SupportHours } from './support-hours-card.tsx';

/** Where an owner finds a person who helps. */
export function SupportPanel({ restaurant }: { restaurant: string }) {
  const support = useQuery(api.feedback.support.queryOptions());
  const failed = m['feedback.support.failed']();
  useFailureToast(support.isError, failed);
  const benefits = [
    { icon: ClockIcon, title: m['feedback.support.fast'](), text: m['feedback.support.fastText']() },
    { icon: UsersIcon, title: m['feedback.support.expert'](), text: m['feedback.support.expertText']() },
    { icon: BadgeCheckIcon, title: m['feedback.support.efficient'](), text: m['feedback.support.efficientText']() },
  ];
  return (
    <div className="grid max-w-content gap-4">
      <section aria-labelledby="chat" className="on-dark rounded-xl bg-panel p-6 text-on-panel sm:p-9">
        <MessageIcon size={32} />
        <h2 id="chat" className="mt-4 text-3xl tracking-title">
          {m['feedback.support.headline']()}
        </h2>
        <p className="mt-2 max-w-[36em] text-on-panel-2">{m['feedback.support.lead']()}</p>
        <div className="mt-6 flex min-h-13 flex-wrap items-center gap-x-5 gap-y-3">
          {support.data && (
            <>
              <a
                href={chatLink(support.data.phone, m['feedback.support.message']({ restaurant }))}
                target="_blank"
                rel="noopener noreferrer"
                className={`${buttonClass({ variant: 'quiet' })} max-sm:w-full`}
              >
                {m['feedback.support.start']()}
                <ExternalIcon size={18} />
                <span className="sr-only">{m['common.newTab']()}</span>
              </a>
              <span className="whitespace-nowrap text-lg">{support.data.phone}</span>
            </>
          )}
          {support.isPending && <Skeleton className="h-13 w-56" />}
        </div>
      </section>
      <ul className="grid gap-4 md:grid-cols-3">
        {benefits.map(({ icon: Glyph, title, text }) => (
          <Card key={title} as="li" className="sm:p-6">
            <span className="grid size-11 place-items-center rounded-full bg-tint text-brand-ink">
              <Glyph size={22} />
            </span>
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1 text-ink-2 text-sm">{text}</p>
          </Card>
        ))}
      </ul>
      <div className="grid gap-4 md:grid-cols-2">
        <SupportHours />
        <Card as="section" aria-labelledby="contact" className="sm:p-7">
          <h2 id="contact" className="text-xl">
            {m['feedback.support.contact']()}
          </h2>
          <Read query={support} failed={failed} waiting={<Skeleton className="mt-4 h-20 w-full" />}>
            {({ phone, email }) => (
              <ul className="mt-3 grid gap-1">
                <li className="flex items-center gap-3">
                  <PhoneIcon label={m['feedback.support.phone']()} className="text-brand-ink" />
                  <a
                    href={telLink(phone)}
                    className="min-h-11 whitespace-nowrap content-center underline-offset-4 hover:underline"
                  >
                    {phone}
                  </a>
                </li>
                <li className="flex min-w-0 items-center gap-3">
                  <MailIcon label={m['feedback.support.email']()} className="text-brand-ink" />
                  <a
                    href={`mailto:${email}`}
                    className="min-h-11 min-w-0 content-center underline-offset-4 wrap-anywhere hover:underline"
                  >
                    {email}
                  </a>
                </li>
              </ul>
            )}
          </Read>
        </Card>
      </div>
    </div>
  );
}
