import { keepChoice, useKept } from '#client/use-kept.ts';

const name = 'comanda.board.dense';

/** Whether this device shows the board's cards small, so that more of them are seen at once. */
export function useDensity(): { dense: boolean; toggle: () => void } {
  const dense = useKept(name) !== null;
  return { dense, toggle: () => keepChoice(name, dense ? null : 'yes') };
}
