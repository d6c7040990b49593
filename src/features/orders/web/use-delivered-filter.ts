import { useAddressQuery } from '#client/use-address-query.ts';
import { type PastStatus, pastStatuses } from '../values.ts';

export interface DeliveredFilter {
  day?: string;
  table?: number;
  status?: PastStatus;
  text?: string;
}

const names = { day: 'dia', table: 'mesa', status: 'status', text: 'busca' };
const wellFormed = {
  day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  table: /^[1-9]\d{0,4}$/,
  status: new RegExp(`^(${pastStatuses.join('|')})$`),
  text: /^.{1,80}$/,
};

/** The filter as the address has it. What is no filter there is none. */
export function useDeliveredFilter() {
  const { read: raw, change } = useAddressQuery(names);
  const read = (name: keyof typeof names) => {
    const value = raw(name);
    return wellFormed[name].test(value) ? value : undefined;
  };
  const table = read('table');
  const filter: DeliveredFilter = {
    day: read('day'),
    table: table === undefined ? undefined : Number(table),
    status: read('status') as DeliveredFilter['status'],
    text: read('text'),
  };
  const active = Object.values(filter).some((value) => value !== undefined);
  return { filter, active, change, clear: () => change({ day: '', table: '', status: '', text: '' }) };
}
