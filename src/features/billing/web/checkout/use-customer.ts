import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { formatPhone } from '#lib/phone.ts';
import { formatDocument } from '../../document.ts';
import type { Customer } from '../../payer/contract.ts';

/** Who pays: who paid last, or what the account knows of them, until they type something else. */
export function useCustomer() {
  const { user, restaurant } = useSignedIn();
  const slug = restaurant?.slug ?? '';
  const profile = useQuery({
    ...api.restaurants.bySlug.queryOptions({ input: { slug } }),
    enabled: slug !== '' && user.phone === null,
  });
  const payer = useQuery(api.billing.subscription.queryOptions()).data?.payer;
  const [typed, setTyped] = useState<Partial<Customer>>({});
  const customer: Customer = {
    // An owner who gave no name is called as the restaurant is, which pays nothing.
    name: payer?.name ?? (user.named ? user.name : ''),
    email: payer?.email ?? user.email,
    document: formatDocument(payer?.document ?? ''),
    phone: formatPhone(payer?.phone ?? user.phone?.number ?? profile.data?.phone ?? ''),
    ...typed,
  };
  return { customer, change: (part: Partial<Customer>) => setTyped((before) => ({ ...before, ...part })) };
}
