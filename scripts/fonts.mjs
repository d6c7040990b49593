// Writes the fonts as pages load them: Latin-1 and the signs the texts use, in the weights the design has. A cheap phone gets 28 kB
// in place of 73; whatever else a name holds comes from the full font, which is loaded only then (see ui/base.css).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const signs = '–—‘’“”•…€™−×→←↑↓∞';
const text = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .concat(signs)
  .join('');

await mkdir('src/generated/fonts', { recursive: true });
const inter = await readFile('node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
await writeFile(
  'src/generated/fonts/inter.woff2',
  await subsetFont(inter, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  }),
);
