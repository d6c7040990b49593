import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressQuery } from './use-address-query.ts';

/** As `openingPath` writes it. */
const names = { id: 'abrir' };

/** Opens what the address asks for, once the page has what it is found in; the address forgets it then. */
export function useAskedFor<Thing>(
  within: readonly Thing[] | undefined,
  is: (thing: Thing, id: string) => boolean,
  open: (thing: Thing) => void,
): void {
  const { read, change } = useAddressQuery(names);
  const id = read('id');
  const ready = within !== undefined;
  // The address is slower than the page to forget it.
  const answered = useRef('');
  const answer = useEffectEvent((asked: string) => {
    change({ id: '' });
    const [found] = (within ?? []).filter((thing) => is(thing, asked)).map((thing) => ({ thing }));
    if (found) open(found.thing);
  });
  useEffect(() => {
    if (id === '') answered.current = '';
    if (!ready || id === answered.current) return;
    answered.current = id;
    answer(id);
  }, [id, ready]);
}
