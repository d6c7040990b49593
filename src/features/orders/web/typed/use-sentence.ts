import { useState } from 'react';
import type { Typed } from './typed.ts';

/** The sentence in the order form: its text, what of it would go on the order, and where that was lacking. */
export function useSentence(begunWith: string) {
  const [text, setText] = useState(begunWith);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [told, setTold] = useState<object | null>(null);
  /** How often what was typed went with the order: its field begins anew. */
  const [sendings, setSendings] = useState(0);
  /** Whether it can go with the order; what is unclear is pointed out. */
  const check = () => {
    const unclear = typed !== null && !typed.complete;
    setTold(unclear ? {} : null);
    return !unclear;
  };
  const sent = () => {
    setTyped(null);
    setText('');
    setSendings(sendings + 1);
  };
  return { text, setText, typed, setTyped, told, check, sent, sendings };
}
