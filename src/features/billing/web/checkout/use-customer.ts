import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import type { Customer } from '../../contract.ts';
import { formatPhone } from './typing.ts';

/** Who pays: what the account knows of them, until they type something else. */
export function useCustomer() {
  const { user, restaurant } = useSignedIn();
  const slug = restaurant?.slug ?? '';
  const profile = useQuery({
    ...api.restaurants.bySlug.queryOptions({ input: { slug } }),
    enabled: slug !== '' && user.phone === null,
  });
  const [typed, setTyped] = useState<Partial<Customer>>({});
  const customer: Customer = {
    name: user.name,
    email: user.email,
    document: '',
    phone: formatPhone(user.phone?.number ?? profile.data?.phone ?? ''),
    ...typed,
  };
  return { customer, change: (part: Partial<Customer>) => setTyped((before) => ({ ...before, ...part })) };
}
