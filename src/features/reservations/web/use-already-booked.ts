import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { isWholePhone } from '#lib/phone.ts';
import type { When } from '../opening.ts';

interface Asked {
  phone: string;
  when: When | null;
  /** The reservation that is being changed. */
  id: string | undefined;
}

/** That guests with this number have a table at that time already; null where they have none, or it is not known yet. */
export function useAlreadyBooked({ phone, when, id }: Asked): string | null {
  const asks = when !== null && isWholePhone(phone);
  const { date, time } = when ?? { date: '', time: '' };
  const read = useQuery({
    ...api.reservations.alreadyBooked.queryOptions({ input: { phone, date, time, ...(id && { id }) } }),
    enabled: asks,
  });
  const booked = asks && read.data?.booked;
  return booked ? m['reservations.form.already']({ time: formatClock(booked.time, getLocale()) }) : null;
}
