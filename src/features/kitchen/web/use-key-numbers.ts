import { useEffect, useState } from 'react';
import { keptIn } from '#client/kept.ts';
import { keysOf } from '../keys.ts';

const name = 'comanda.kitchen.keys';
const tab = keptIn(() => sessionStorage);

/** For so long after a key was pressed, the next one may still mean what was seen before. */
const pressMs = 1_000;

/**
 * The key of each ticket that is `seen`. Also after the page was loaded anew, or another one was turned to, a ticket has the number that the cook's
 * finger knows. `hanging`: all of them, wherever they hang.
 */
export function useKeyNumbers(seen: readonly string[], hanging: ReadonlySet<string>): ReadonlyMap<string, number> {
  const [before, setBefore] = useState(kept);
  const held = usePressed();
  // Until the first is hung, nothing has left.
  const numbers = seen.length === 0 ? before : keysOf(before, seen, held);
  const had = seen.length === 0 ? before : remembered(numbers, before, hanging);
  const said = JSON.stringify([...had]);
  if (said !== JSON.stringify([...before])) setBefore(had);
  useEffect(() => tab.keep(name, said), [said]);
  return numbers;
}

/** What is seen first, then what others had for as long as they hang. */
function remembered(
  numbers: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  hanging: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  return new Map([...numbers, ...[...before].filter(([key]) => hanging.has(key) && !numbers.has(key))]);
}

/** Whether a number was pressed a moment ago. */
function usePressed(): boolean {
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => /^\d$/.test(key) && setPressed((count) => count + 1);
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
  useEffect(() => {
    if (pressed === 0) return;
    const timer = setTimeout(() => setPressed(0), pressMs);
    return () => clearTimeout(timer);
  }, [pressed]);
  return pressed > 0;
}

function kept(): ReadonlyMap<string, number> {
  try {
    return new Map(JSON.parse(tab.read(name) ?? '[]'));
  } catch {
    return new Map();
  }
}
