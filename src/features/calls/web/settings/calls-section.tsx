import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { FormSkeleton } from '../../../restaurants/web/form-skeleton.tsx';
import { CallsForm } from './calls-form.tsx';

/** Among the restaurant's settings: what guests may call for. */
export function CallsSection() {
  const read = useQuery(api.calls.settings.queryOptions());
  return (
    <Read query={read} failed={m['calls.settings.unread']()} waiting={<FormSkeleton />}>
      {(settings) => <CallsForm read={settings} />}
    </Read>
  );
}
