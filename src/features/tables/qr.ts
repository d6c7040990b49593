import { encode } from 'uqr';

/** As sheets print it: 200 px wide, with a quiet margin of two modules. */
const sizePx = 200;
const margin = 2;

/** A QR code as SVG markup: each run of dark modules in a row is one stroke. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const strokes = data.flatMap((row, y) => runs(row).map(({ from, length }) => `M${from} ${y}.5h${length}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${strokes.join('')}"/></svg>`;
}

function runs(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last.from + last.length === x) last.length += 1;
    else found.push({ from: x, length: 1 });
  });
  return found;
}
