import { useEffect, useState } from 'react';
import { keptIn } from '#client/kept.ts';
import { keysOf } from '../keys.ts';

const name = 'comanda.kitchen.keys';
const tab = keptIn(() => sessionStorage);

/** The key of each ticket that hangs. Also after the page was loaded anew a ticket has the number that the cook's finger knows. */
export function useKeyNumbers(tickets: readonly string[]): ReadonlyMap<string, number> {
  const [before, setBefore] = useState(kept);
  // Until the first is hung, nothing has left.
  const numbers = tickets.length === 0 ? before : keysOf(before, tickets);
  const said = JSON.stringify([...numbers]);
  if (said !== JSON.stringify([...before])) setBefore(numbers);
  useEffect(() => tab.keep(name, said), [said]);
  return numbers;
}

function kept(): ReadonlyMap<string, number> {
  try {
    return new Map(JSON.parse(tab.read(name) ?? '[]'));
  } catch {
    return new Map();
  }
}
