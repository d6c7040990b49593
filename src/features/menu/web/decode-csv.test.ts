import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CodedError } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { plainEntry, type TableMenu, tableOf } from '../csv/entry.ts';
import { planImport } from '../csv/plan.ts';
import { readTable } from '../csv/table.ts';
import { decodeCsv } from './decode-csv.ts';

/** A text as a program wrote it before there was UTF-8. */
function bytesIn(encoding: 'windows-1252' | 'macintosh', written: string): Buffer {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(written, (letter) => letters.indexOf(letter)));
}

const text = 'categoria;nome;preço\r\nPorções;Pão de açúcar – 1ª;12,90';

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['Latin-1 as Windows writes it', bytesIn('windows-1252', text)],
  ['what an old Macintosh writes', bytesIn('macintosh', text)],
])('%s is read', (_, bytes) => {
  expect(decodeCsv(bytes)).toEqual({ text });
});

test.each(['Borscht борщ', 'Sushi寿司 🍣', 'Nước mắm', 'Pa\u0303o'])('%j is read in UTF-8', (menu) => {
  expect(decodeCsv(Buffer.from(menu))).toEqual({ text: menu });
});

test.each([
  'Açaí na tigela',
  'PORÇÕES',
  'Crème brûlée',
  'Pão, caixa d’água',
  'R$\u00a07,00; Guaraná',
  '“Combinação” do chefe…',
  '• Chope – 300 ml; chá',
])('%j is read in the letters of Windows and of the Macintosh', (menu) => {
  for (const encoding of ['windows-1252', 'macintosh'] as const)
    expect(decodeCsv(bytesIn(encoding, menu))).toEqual({ text: menu });
});

test.each([
  ['a spreadsheet', Buffer.from('PK\u0003\u0004xl/workbook.xml')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
])('%s is no text', (_, bytes) => {
  expect(decodeCsv(bytes)).toEqual({ unread: 'not_text' });
});

test.each([
  ['could as well be others', bytesIn('windows-1252', 'd’ouro')],
  [
    'are of DOS',
    Buffer.from([...Buffer.from('Feij'), 0xc6, ...Buffer.from('o; Por'), 0x87, 0xe4, ...Buffer.from('es')]),
  ],
  ['come to others in UTF-8', bytesIn('macintosh', 'Caixa d’água')],
  ['were lost before', Buffer.from('Feij\ufffdo')],
])('letters that %s are not guessed', (_, bytes) => {
  expect(decodeCsv(bytes)).toEqual({ unread: 'letters' });
});

test('a menu that any program saved again is the same menu, or is refused', () => {
  const words = fc.constantFrom(
    'Pão de açúcar – 1ª',
    'AÇAÍ',
    'Porções; e mais, para dois',
    'Caixa d’água',
    'Crème brûlée',
    'Linha um\nLinha dois',
    '"Da casa"',
    '=1+1',
    'Suco',
    'Ñoqui\tà bolonhesa',
  );
  const products = fc.array(fc.record({ description: words, priceCents: fc.integer({ min: 0, max: 2_000_000 }) }), {
    minLength: 1,
    maxLength: 5,
  });
  const lineEnds = fc.constantFrom('\r\n', '\n', '\r');
  const programs = fc.record({
    separator: fc.constantFrom(';', ',', '\t'),
    says: fc.boolean(),
    headerEnd: lineEnds,
    rowEnd: lineEnds,
    quotes: fc.constantFrom('all', 'needed', 'none'),
    /** Whether the program writes an amount with a point, and how many places it has. */
    money: fc.constantFrom('as it was', 'point', 'three places', 'four places'),
    encoding: fc.constantFrom('utf-8', 'utf-16le', 'windows-1252', 'macintosh'),
  });
  let same = 0;
  fc.assert(
    fc.property(words, products, programs, fc.constantFrom(...locales), (category, dishes, program, locale) => {
      const menu: TableMenu = {
        version: 1,
        optionGroups: [],
        stations: [],
        categories: [
          {
            id: randomUUID(),
            name: category,
            nameEn: '',
            products: dishes.map((dish, n) => ({ ...plainEntry, ...dish, id: randomUUID(), name: `Prato ${n}` })),
          },
        ],
      };
      // Without quotes there is no telling those of a name from those of a table.
      fc.pre(program.quotes !== 'none' || !JSON.stringify(menu).includes('\\"'));
      const bytes = savedBy(program, tableOf(menu, locale));
      const decoded = decodeCsv(bytes);
      if ('unread' in decoded) return;
      try {
        const { preview, writes } = planImport(menu, readTable(decoded.text, 'pt-BR'), 'pt-BR');
        if (preview.problems.length > 0) return;
        expect([writes, preview.counts.unchanged]).toEqual([[], dishes.length]);
        same += 1;
      } catch (refused) {
        if (!(refused instanceof CodedError)) throw refused;
      }
    }),
    { numRuns: 1_000 },
  );
  // It is the rule that a menu is read, not that it is refused.
  expect(same).toBeGreaterThan(400);
});

interface Program {
  separator: string;
  says: boolean;
  headerEnd: string;
  rowEnd: string;
  quotes: string;
  money: string;
  encoding: string;
}

function savedBy({ separator, says, headerEnd, rowEnd, quotes, money, encoding }: Program, table: string[][]): Buffer {
  const places = { point: '', 'three places': '0', 'four places': '00' }[money];
  const written = (cell: string) => (places === undefined ? cell : cell.replace(/^(\d+),(\d\d)$/, `$1.$2${places}`));
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const needs = (cell: string) => quotes === 'all' || (quotes === 'needed' && /["\r\n;,\t]/.test(cell));
  const lines = table.map((row) =>
    row.map((cell) => (needs(cell) ? quoted(written(cell)) : written(cell))).join(separator),
  );
  const [header = '', ...rows] = lines;
  const first = says ? `sep=${separator}${headerEnd}` : '';
  const text = `${first}${header}${headerEnd}${rows.join(rowEnd)}`;
  if (encoding === 'windows-1252' || encoding === 'macintosh') return bytesIn(encoding, text);
  return Buffer.from(`\ufeff${text}`, encoding as BufferEncoding);
}
