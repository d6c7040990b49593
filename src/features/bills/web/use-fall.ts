import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import type { FallOf } from '../../orders/corrections/reckon.ts';
import { asWished } from '../bill.ts';
import { fallOf } from '../fall.ts';

/** What a change of an order takes off its bill as that stands; nothing is known until the bill is read. */
export function useFall(billId: string | undefined): FallOf | undefined {
  const read = api.bills.read.queryOptions({ input: { id: billId ?? '' } });
  const { data: bill } = useQuery({ ...read, enabled: billId !== undefined, staleTime: 0 });
  if (!bill || bill.closedAt !== null) return undefined;
  return (orderId, lines) => fallOf(bill, asWished(bill.wishes), orderId, lines);
}
