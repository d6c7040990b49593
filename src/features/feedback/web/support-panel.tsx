import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useFailureToast } from '#features/orders/web/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { BadgeCheckIcon, ExternalIcon, MessageIcon, UsersIcon } from '#ui/admin/icons.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ClockIcon, MailIcon, PhoneIcon } from '#ui/icons-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { chatLink } from '../support-hours.ts';
import { SupportHours } from './support-hours-card.tsx';

/** Where an owner finds a person who helps. */
export function SupportPanel({ restaurant }: { restaurant: string }) {
  const support = useQuery(api.feedback.support.queryOptions());
  const failed = m['house.support.failed']();
  useFailureToast(support.isError, failed);
  const benefits = [
    { icon: ClockIcon, title: m['house.support.fast'](), text: m['house.support.fastText']() },
    { icon: UsersIcon, title: m['house.support.expert'](), text: m['house.support.expertText']() },
    { icon: BadgeCheckIcon, title: m['house.support.efficient'](), text: m['house.support.efficientText']() },
  ];
  return (
    <div className="grid max-w-5xl gap-4">
      <section aria-labelledby="chat" className="on-dark rounded-xl bg-panel p-6 text-on-panel sm:p-9">
        <MessageIcon size={32} />
        <h2 id="chat" className="mt-4 text-3xl tracking-title">
          {m['house.support.headline']()}
        </h2>
        <p className="mt-2 max-w-[36em] text-on-panel-2">{m['house.support.lead']()}</p>
        <div className="mt-6 flex min-h-13 flex-wrap items-center gap-x-5 gap-y-3">
          {support.data && (
            <>
              <a
                href={chatLink(support.data.phone, m['house.support.message']({ restaurant }))}
                target="_blank"
                rel="noopener noreferrer"
                className={`${buttonClass({ variant: 'quiet' })} max-sm:w-full`}
              >
                {m['house.support.start']()}
                <ExternalIcon size={18} />
                <span className="sr-only">{m['house.newTab']()}</span>
              </a>
              <span className="money text-lg">{support.data.phone}</span>
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
            {m['house.support.contact']()}
          </h2>
          {support.data ? (
            <ul className="mt-3 grid gap-1">
              <li className="flex items-center gap-3">
                <PhoneIcon label={m['house.support.phone']()} className="text-brand-ink" />
                <a
                  href={`tel:${support.data.phone.replace(/[^\d+]/g, '')}`}
                  className="money min-h-11 content-center underline-offset-4 hover:underline"
                >
                  {support.data.phone}
                </a>
              </li>
              <li className="flex min-w-0 items-center gap-3">
                <MailIcon label={m['house.support.email']()} className="text-brand-ink" />
                <a
                  href={`mailto:${support.data.email}`}
                  className="min-h-11 min-w-0 content-center underline-offset-4 wrap-anywhere hover:underline"
                >
                  {support.data.email}
                </a>
              </li>
            </ul>
          ) : support.isError ? (
            <ErrorState
              title={failed}
              retryLabel={m['common.retry']()}
              onRetry={() => void support.refetch()}
              busy={support.isFetching}
            />
          ) : (
            <Skeleton className="mt-4 h-20 w-full" />
          )}
        </Card>
      </div>
    </div>
  );
}
