import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressQuery } from './use-address-query.ts';

/** As `openingPath` writes it. */
const names = { id: 'abrir' };

/** Opens what the address asks for, once the page has what it is found in and the address has forgotten it: what is open has an entry of the history of its own. */
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
  const found = useRef<readonly Thing[]>([]);
  const answer = useEffectEvent((asked: string) => {
    change({ id: '' });
    found.current = (within ?? []).filter((thing) => is(thing, asked)).slice(0, 1);
  });
  const openFound = useEffectEvent(() => {
    for (const thing of found.current) open(thing);
    found.current = [];
  });
  useEffect(() => {
    if (id === '') {
      answered.current = '';
      openFound();
    }
    if (!ready || id === answered.current) return;
    answered.current = id;
    answer(id);
  }, [id, ready]);
}
