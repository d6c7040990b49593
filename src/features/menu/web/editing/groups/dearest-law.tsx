import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { stateOfAddress } from '#lib/state-of-address.ts';
import { dearestLawText } from './dearest-law-text.ts';

/** What is held of charging the dearest choice, in the state that the house's address names. */
export function DearestLaw() {
  const { data } = useQuery(api.restaurants.settings.queryOptions());
  return <p className="mt-1">{dearestLawText(data ? stateOfAddress(data.address) : null)}</p>;
}
