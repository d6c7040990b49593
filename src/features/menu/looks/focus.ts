/** A digit of each, as the stylesheet knows them (ui/styles/focus.css); undefined for the middle, where pictures are cut anyway. */
export function focusDigits([x, y]: readonly [x: number, y: number]): string | undefined {
  if (x === 50 && y === 50) return undefined;
  return [x, y].map((hundredths) => Math.round((hundredths * 9) / 100)).join('');
}
