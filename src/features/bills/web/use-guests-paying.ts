import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';

export type GuestPart = ReturnType<typeof useGuestsPaying>['underWay'][number];

/** What guests pay of a bill from their phones: what is under way, and which phone a payment came from; and what couvert they may ask for. */
export function useGuestsPaying(billId: string) {
  const { data } = useQuery({ ...api.checks.ofBill.queryOptions({ input: { id: billId } }), staleTime: 0 });
  const parts = data?.parts ?? [];
  const underWay = parts.filter(({ status }) => status !== 'paid');
  return {
    underWay,
    couvertToday: data?.couvertToday,
    cents: underWay.reduce((sum, { cents }) => sum + cents, 0),
    /** Null where it was taken from nobody's phone. */
    phoneOf: (key: string | null): string | null => {
      const part = key === null ? undefined : parts.find(({ id }) => id === key);
      return part ? phoneName(part) : null;
    },
  };
}

export function phoneName({ person }: { person: number | null }): string {
  return person === null ? m['chain.guest']() : m['checks.phone']({ number: person });
}
