import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { chosenIn } from '../chosen.ts';
import { maxNotes, maxQuantity } from '../values.ts';
import { type ComandaMenu, type Reading, readComanda, type Span } from './read-comanda.ts';

const { menu } = readCorpus(path.join(import.meta.dirname, '../../../../bench/typed/boteco.txt'));

test('an answer is read as if it had been said', () => {
  const asked = readComanda(menu, '2 coca sem gelo, 1 picanha ao ponto').asked;
  expect(asked.map(({ candidates, line, quantity }) => [candidates.length, line, quantity])).toEqual([
    [4, null, 2],
    [4, 0, 1],
  ]);
  const answers = new Map([
    [asked[0]?.key ?? '', 'Coca-Cola Zero lata'],
    [asked[1]?.key ?? '', 'guarnicao/Batata rústica'],
  ]);
  const { lines, asked: left } = readComanda(menu, '2 coca sem gelo, 1 picanha ao ponto', answers);
  expect(left).toEqual([]);
  expect(lines).toMatchObject([
    { productId: 'Coca-Cola Zero lata', quantity: 2, optionIds: ['gelo/Sem gelo'], unitCents: 790 },
    { productId: 'Picanha na brasa', quantity: 1, optionIds: ['ponto/Ao ponto', 'guarnicao/Batata rústica'] },
  ]);
});

test.each([
  ['2 torresmo\n1 coca zero\nalergia a amendoim na mesa toda', 'alergia a amendoim na mesa toda'],
  ['2 torresmo, 1 coca zero, mesa toda alérgica a camarão', 'mesa toda alérgica a camarão'],
  ['todos são celíacos\n2 torresmo\n1 coca zero', 'todos são celíacos'],
])('%j: an allergy of the whole table is told with every dish', (text, note) => {
  const { lines, unread } = readComanda(menu, text);
  expect(lines.map(({ productId, notes }) => [productId, notes])).toEqual([
    ['Torresmo de rolo', note],
    ['Coca-Cola Zero lata', note],
  ]);
  expect(unread).toEqual([]);
});

test('halves that nobody makes leave the dish before them as it is', () => {
  const text = '1 torresmo; 1/2 calabresa 1/2 frango';
  const { lines, unread } = readComanda(menu, text);
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['Torresmo de rolo', 1]]);
  expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(['1/2 calabresa 1/2 frango']);
});

test('a question keeps its name while the text goes on', () => {
  const [first] = readComanda(menu, '2 coca').asked;
  const [again, second] = readComanda(menu, '2 coca, 1 torresmo e 1 coca').asked;
  expect(again?.key).toBe(first?.key);
  expect(second?.key).not.toBe(first?.key);
});

test.each(['1,5', '1.5', '2,5', '0,5', '1½', '1/3'])(
  'a dish is had whole: %s of one is marked, and no other number is read into it',
  (quantity) => {
    const text = `${quantity} torresmo, 2 coca zero`;
    const { lines, asked, unread } = readComanda(menu, text);
    expect([lines.map(({ productId, quantity }) => [productId, quantity]), asked]).toEqual([
      [['Coca-Cola Zero lata', 2]],
      [],
    ]);
    const marked = unread.map(({ start, end }) => text.slice(start, end)).join(' e ');
    expect(marked).toBe(`${quantity} torresmo`);
  },
);

test.each(['torresmo 1,5', 'torresmo x1,5', 'coca 1,5', 'coca zero 0,5'])(
  'said after it, so many of a dish are marked with it: %s',
  (text) => {
    expect(readComanda(menu, text)).toMatchObject({ lines: [], asked: [], unread: [{ start: 0, end: text.length }] });
  },
);

test('a comma between two numbers that say something else is no fraction', () => {
  const brief = (text: string) => {
    const { table, lines } = readComanda(menu, text);
    return [table, ...lines.map(({ productId, quantity }) => `${quantity} ${productId}`)];
  };
  expect(brief('mesa 5,2 coca zero')).toEqual([5, '2 Coca-Cola Zero lata']);
  expect(brief('2,0 coca zero')).toEqual([null, '2 Coca-Cola Zero lata']);
  expect(brief('mesa numero 5,2 coca zero')[0]).toBeNull();
});

const dish = (name: string, optionGroupIds: string[] = [], available = true) => {
  return { id: name, name, available, priceCents: 1, optionGroupIds };
};
const side = (id: string, ...names: string[]) => {
  const options = names.map((name) => ({ id: name, name, priceDeltaCents: 0, available: true }));
  return { id, name: id, min: 1, max: 1, options };
};

test('what has run out is told apart from what was not understood', () => {
  const offered = [dish('Feijoada completa'), dish('Moqueca de peixe', [], false), dish('Açaí', [], false)];
  const soldOut = { categories: [{ name: 'Pratos', products: offered }], optionGroups: [] };
  const text = 'acai, 2 moquecas de peixe sem sal, 1 feijoada, 1 xyz';
  const { lines, asked, unread, gone } = readComanda(soldOut, text);
  const said = (spans: Span[]) => spans.map(({ start, end }) => text.slice(start, end));
  expect([lines.map(({ productId }) => productId), asked]).toEqual([['Feijoada completa'], []]);
  expect(said(gone)).toEqual(['acai', '2 moquecas', 'peixe sem sal']);
  expect(said(unread)).toEqual([...said(gone), '1 xyz']);
});

test.each([
  ['1 picanha com fritas', ['Batata rústica', 'Mandioca frita']],
  ['1 picanha com batata frita', ['Batata rústica', 'Mandioca frita']],
  ['1 maminha, batata frita', ['Batata rústica']],
])('how a side is wanted that is said of another one, or of none, is asked, and none is taken: %s', (text, options) => {
  const grill = {
    categories: [{ name: 'Grelhados', products: [dish('Picanha', ['sides']), dish('Maminha', ['few'])] }],
    optionGroups: [side('sides', 'Arroz', 'Batata rústica', 'Mandioca frita'), side('few', 'Arroz', 'Batata rústica')],
  };
  const { lines, asked, unread } = readComanda(grill, text);
  expect([lines.map(({ optionIds }) => optionIds), unread]).toEqual([[[]], []]);
  expect(asked.map(({ candidates }) => candidates.map(({ id }) => id))).toEqual([options]);
  const answered = readComanda(grill, text, new Map([[asked[0]!.key, options.at(-1)!]]));
  expect([answered.lines[0]!.optionIds, answered.asked]).toEqual([[options.at(-1)], []]);
});

test('spans say where it stands', () => {
  const text = '  mesa 7:\n2 coca zero, 1 xyz';
  const { table, lines, unread } = readComanda(menu, text);
  const said = (spans: Span[] = []) => spans.map(({ start, end }) => text.slice(start, end));
  expect(table).toBe(7);
  expect(said(lines[0]?.spans)).toEqual(['2 coca zero']);
  expect(said(unread)).toEqual(['1 xyz']);
});

const word = fc.oneof(
  fc.constantFrom(
    ...'2 1 uma meia dúzia 99 100 0 x , ; . e + mais com sem s/ c/ de ½ 1/2 1,5 1/3 mesa 7 : ( ) ao ponto bem mal passado gelada pra viagem tudo outra'.split(
      ' ',
    ),
    '\n',
  ),
  fc.constantFrom(...menu.categories.flatMap(({ products }) => products.flatMap(({ name }) => name.split(' ')))),
  fc.constantFrom(...menu.optionGroups.flatMap(({ options }) => options.flatMap(({ name }) => name.split(' ')))),
  fc.string({ maxLength: 8, unit: 'grapheme' }),
);
const typed = fc.array(word, { maxLength: 25 }).chain((words) => fc.constantFrom(words.join(' '), words.join('')));

const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const menus: fc.Arbitrary<ComandaMenu> = fc
  .array(
    fc.record({
      name,
      min: fc.nat({ max: 2 }),
      room: fc.nat({ max: 2 }),
      repeats: fc.boolean(),
      options: fc.array(name, { minLength: 1, maxLength: 4 }),
    }),
    {
      maxLength: 3,
    },
  )
  .chain((groups) => {
    const optionGroups = groups.map(({ name, min, room, repeats, options }, at) => ({
      id: `g${at}`,
      name,
      min,
      max: Math.max(1, min + room),
      repeats,
      options: options.map((option, n) => ({
        id: `g${at}o${n}`,
        name: option,
        priceDeltaCents: 100 * n - 100,
        available: n !== 3,
      })),
    }));
    const product = fc.record({
      id: fc.uuid(),
      name,
      priceCents: fc.nat({ max: 10_000 }),
      available: fc.boolean(),
      optionGroupIds: fc.subarray(optionGroups.map(({ id }) => id)),
    });
    const category = fc.record({ name, products: fc.array(product, { maxLength: 5 }) });
    return fc.record({
      categories: fc.array(category, { maxLength: 3 }),
      optionGroups: fc.constant(optionGroups),
      words: fc.array(fc.record({ said: name, means: name }), { maxLength: 3 }),
    });
  });

/** Each letter and figure of the text is in something that was said of it. */
function unaccounted(text: string, { lines, asked, unread, passed }: Reading): string {
  const spans = [...lines, ...asked].flatMap(({ spans }) => spans);
  spans.push(...asked.flatMap(({ waiting }) => waiting), ...unread, ...passed);
  const kept = [...text].length === text.length ? [...text] : text.split('');
  return kept
    .filter((_, at) => !spans.some(({ start, end }) => start <= at && at < end))
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function expectSound(menu: ComandaMenu, text: string): void {
  const reading = readComanda(menu, text);
  expect(unaccounted(text, reading)).toBe('');
  const products = new Map(menu.categories.flatMap(({ products }) => products.map((product) => [product.id, product])));
  const groups = new Map(menu.optionGroups.map((group) => [group.id, group]));
  for (const [at, { productId, quantity, optionIds, notes }] of reading.lines.entries()) {
    const product = products.get(productId);
    expect(product?.available).toBe(true);
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true);
    expect(notes.length).toBeLessThanOrEqual(maxNotes);
    const offered = product?.optionGroupIds.flatMap((id) => groups.get(id) ?? []) ?? [];
    for (const group of offered) {
      const chosen = chosenIn(group, optionIds);
      if (!group.repeats) expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.every(({ available }) => available)).toBe(true);
      expect(chosen.length).toBeLessThanOrEqual(group.max);
      // What is too few is asked for, while there is something left to choose.
      const isOpen = group.options.some((each) => each.available && (group.repeats || !chosen.includes(each)));
      if (chosen.length < group.min && isOpen)
        expect(reading.asked.some((each) => each.line === at && each.groupId === group.id)).toBe(true);
    }
  }
}

test('whatever is typed, each word is somewhere, and each line can be ordered once its questions are answered', () => {
  fc.assert(
    fc.property(typed, (text) => expectSound(menu, text)),
    { numRuns: 1_500 },
  );
});

test('with any menu', () => {
  fc.assert(
    fc.property(menus, typed, (any, text) => expectSound(any, text)),
    { numRuns: 1_500 },
  );
});

test('a long text takes no more than its share of time', () => {
  const time = (times: number) => {
    const text = '2 coca zero sem gelo, 1 picanha ao ponto com batata e xyz '.repeat(times);
    readComanda(menu, text);
    const start = performance.now();
    readComanda(menu, text);
    return performance.now() - start;
  };
  expect(time(60)).toBeLessThan(Math.max(20 * time(6), 300));
});
