import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { isWholePhone } from '#lib/phone.ts';

/** What is said of a number whose guests did not come before; asked for once the number is whole. */
export function useMissedBefore(phone: string): string | null {
  const read = useQuery({
    ...api.reservations.missedBefore.queryOptions({ input: { phone } }),
    enabled: isWholePhone(phone),
  });
  const dates = read.data?.dates ?? [];
  const days = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(
    dates.map((date) => formatDay(date, getLocale(), 'short')),
  );
  return dates.length > 0 ? m['reservations.form.missedBefore']({ days }) : null;
}
