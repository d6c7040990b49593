import { useSearchParams } from 'react-router';

export interface DeliveredFilter {
  day?: string;
  table?: number;
  status?: 'entregue' | 'cancelado';
  text?: string;
}

const names = { day: 'dia', table: 'mesa', status: 'status', text: 'busca' } as const;
const wellFormed = {
  day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  table: /^[1-9]\d{0,4}$/,
  status: /^(entregue|cancelado)$/,
  text: /^.{1,80}$/,
};

/** The filter lives in the address: it survives a reload, and can be sent to a colleague. What is no filter there is none. */
export function useDeliveredFilter() {
  const [search, setSearch] = useSearchParams();
  const read = (name: keyof typeof names) => {
    const value = search.get(names[name]) ?? '';
    return wellFormed[name].test(value) ? value : undefined;
  };
  const table = read('table');
  const filter: DeliveredFilter = {
    day: read('day'),
    table: table === undefined ? undefined : Number(table),
    status: read('status') as DeliveredFilter['status'],
    text: read('text'),
  };
  const change = (part: Partial<Record<keyof typeof names, string>>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(part) as [keyof typeof names, string][]) {
          if (value) next.set(names[name], value);
          else next.delete(names[name]);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const active = Object.values(filter).some((value) => value !== undefined);
  return { filter, active, change, clear: () => change({ day: '', table: '', status: '', text: '' }) };
}
