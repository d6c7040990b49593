// Writes the fonts as pages load them: Latin-1 and the signs the texts use, in the weights and with the features the design has. A
// cheap phone gets 22 kB in place of 73; whatever else a name holds comes from the full font, which is loaded only then (see ui/styles/base.css).
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
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl'],
  }),
);

// The pictures that links are shared with hold the restaurant's name: sharp sets it from this file, whatever fonts the machine has.
await writeFile(
  'src/generated/fonts/inter-pictures.ttf',
  await subsetFont(inter, text, { targetFormat: 'truetype', variationAxes: { wght: 600, opsz: 32 } }),
);

// Invoices are drawn on the server, and their fonts go into the PDF: two weights, each in two files as the package has it, since a
// customer's name may hold any European letter.
const european = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
]
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .concat(signs)
  .join('');
for (const part of ['latin', 'latin-ext']) {
  const font = await readFile(`node_modules/@fontsource-variable/inter/files/inter-${part}-opsz-normal.woff2`);
  for (const [weight, wght] of Object.entries({ regular: 400, bold: 650 })) {
    await writeFile(
      `src/generated/fonts/inter-${weight}-${part}.ttf`,
      await subsetFont(font, european, { targetFormat: 'truetype', variationAxes: { wght, opsz: 14 } }),
    );
  }
}
