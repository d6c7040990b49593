import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';

/** With fewer it is not typed whole. */
const leastDigits = 10;

/** What is said of a number whose guests did not come before; asked for once the number is whole. */
export function useMissedBefore(initial: string) {
  const [phone, setPhone] = useState(initial);
  const read = useQuery({
    ...api.reservations.missedBefore.queryOptions({ input: { phone } }),
    enabled: phone.replace(/\D/g, '').length >= leastDigits,
  });
  const dates = read.data?.dates ?? [];
  const days = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(
    dates.map((date) => formatDay(date, getLocale(), 'short')),
  );
  return { read: setPhone, text: dates.length > 0 ? m['reservations.form.missedBefore']({ days }) : null };
}
