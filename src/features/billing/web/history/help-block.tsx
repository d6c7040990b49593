import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { telLink } from '#lib/tel-link.ts';
import { Card } from '#ui/card.tsx';
import { MailIcon, PhoneIcon } from '#ui/late-icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const link = 'min-h-11 min-w-0 content-center underline-offset-4 hover:underline';

/** Where a person answers; without an answer of the server nothing is promised. */
export function HelpBlock() {
  const support = useQuery(api.feedback.support.queryOptions());
  if (support.isError) return null;
  return (
    <Card
      as="section"
      aria-labelledby="help"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 sm:p-7"
    >
      <div className="min-w-0">
        <h2 id="help" className="text-lg">
          {m['billing.history.helpTitle']()}
        </h2>
        <p className="mt-1 text-ink-2">{m['billing.history.helpText']()}</p>
      </div>
      {support.data ? (
        <ul className="grid min-w-0 gap-x-8 sm:flex">
          <li className="flex min-w-0 items-center gap-3">
            <MailIcon label={m['billing.history.helpEmail']()} className="text-brand-ink" />
            <a href={`mailto:${support.data.email}`} className={`${link} wrap-anywhere`}>
              {support.data.email}
            </a>
          </li>
          <li className="flex items-center gap-3">
            <PhoneIcon label={m['billing.history.helpPhone']()} className="text-brand-ink" />
            <a href={telLink(support.data.phone)} className={`${link} whitespace-nowrap`}>
              {support.data.phone}
            </a>
          </li>
        </ul>
      ) : (
        <Skeleton className="h-11 w-72" />
      )}
    </Card>
  );
}
