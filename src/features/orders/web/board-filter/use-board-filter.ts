import { useId, useState } from 'react';
import { keepChoice, useKept } from '#client/use-kept.ts';

const name = 'comanda.board.mine';

/** What of the board somebody wants to see: their own tables, which this device keeps, or those of a number. */
export function useBoardFilter() {
  const mine = useKept(name) !== null;
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState(false);
  const id = useId();
  const number = sought.replace(/\D/g, '');
  return {
    mine,
    sought,
    number,
    setSought,
    /** Where a phone has it folded away. */
    id,
    open,
    toggleOpen: () => setOpen(!open),
    toggleMine: () => keepChoice(name, mine ? null : 'yes'),
    showAll: () => {
      keepChoice(name, null);
      setSought('');
    },
  };
}
