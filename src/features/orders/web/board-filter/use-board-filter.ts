import { useState } from 'react';
import { keepChoice, useKept } from '#client/use-kept.ts';

const name = 'comanda.board.mine';

/** What of the board somebody wants to see: their own tables, which this device keeps, or those of a number. */
export function useBoardFilter() {
  const mine = useKept(name) !== null;
  const [sought, setSought] = useState('');
  const number = sought.replace(/\D/g, '');
  return {
    mine,
    sought,
    number,
    setSought,
    toggleMine: () => keepChoice(name, mine ? null : 'yes'),
    showAll: () => {
      keepChoice(name, null);
      setSought('');
    },
  };
}
