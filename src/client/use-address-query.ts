import { useSearchParams } from 'react-router';

/**
 * Filters that live in the address: they survive a reload, and can be sent to a colleague. `names` tells how each is
 * called there; one that is changed to nothing goes. What the others are is read from the address itself: on a slow
 * phone it is ahead of the page.
 */
export function useAddressQuery<Part extends string>(names: Record<Part, string>) {
  const [search, setSearch] = useSearchParams();
  const read = (part: Part) => search.get(names[part]) ?? '';
  const change = (parts: Partial<Record<Part, string>>) => {
    const next = new URLSearchParams(window.location.search);
    for (const [part, value] of Object.entries(parts) as [Part, string][]) {
      if (value) next.set(names[part], value);
      else next.delete(names[part]);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { read, change };
}

/** One of them, of at most 80 characters. Too long is no filter. */
export function useAddressFilter(name: string): [string, (value: string) => void] {
  const { read, change } = useAddressQuery({ value: name });
  const value = read('value');
  return [value.length > 80 ? '' : value, (next) => change({ value: next })];
}
