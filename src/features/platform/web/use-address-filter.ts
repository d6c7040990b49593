import { useSearchParams } from 'react-router';

/** A filter that lives in the address: it survives a reload, and can be sent to a colleague. Too long is no filter. */
export function useAddressFilter(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const value = params.get(name) ?? '';
  const change = (next: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next) changed.set(name, next);
        else changed.delete(name);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [value.length > 80 ? '' : value, change];
}
