import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { FormSkeleton } from '../../../restaurants/web/form-skeleton.tsx';
import { ChecksForm } from './checks-form.tsx';

/** Among the restaurant's settings: what guests see and pay of their bill. */
export function ChecksSection() {
  const read = useQuery(api.checks.settings.queryOptions());
  return (
    <Read query={read} failed={m['checks.settings.unread']()} waiting={<FormSkeleton />}>
      {(settings) => <ChecksForm read={settings} />}
    </Read>
  );
}
