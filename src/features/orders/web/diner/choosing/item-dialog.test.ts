import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { Option, OptionGroup, Product } from '../../../../menu/contract.ts';
import { dish } from '../../../../menu/finding/sample-dish.ts';
import { anything } from '../../../../menu/finding/wanted.ts';
import { allergenNames } from '../../../../menu/web/diner/allergens-text.ts';
import ItemDialog from './item-dialog.tsx';

const acai = dish('Açaí na tigela', { id: 'acai', priceCents: 2_000, optionGroupIds: ['size'] });
const size = (available: boolean): OptionGroup => ({
  id: 'size',
  name: 'Tamanho',
  min: 0,
  max: 1,
  options: [{ id: 'big', name: 'Com leite em pó', priceDeltaCents: 700, available }],
});
const line = {
  id: 'line',
  productId: 'acai',
  name: 'Açaí',
  quantity: 1,
  optionIds: ['big'],
  choices: ['Com leite em pó'],
  notes: '',
  seenUnitCents: 2_700,
};

/** The dialog as it stands once the menu beneath it holds this. */
function dialog(
  now: Product | undefined,
  { wanted = anything, group = size(true), opened = acai, adding = false, optionIds = ['big'] } = {},
) {
  const nothing = () => {};
  const products = new Map(now && [[now.id, now]]);
  const props = {
    product: opened,
    groups: new Map([['size', group]]),
    line: adding ? undefined : { ...line, optionIds },
    wanted,
    goesWith: { slug: 'casa', products, countOf: () => 0, onAdd: nothing },
    onClose: nothing,
    onSubmit: nothing,
  };
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(ItemDialog, props)),
  );
}
const submits = (html: string) => !/<button[^>]*disabled=""[^>]*>[^<]*<\/button>\s*<\/div>\s*<\/footer>/.test(html);

test('what has sold out, or is gone, while it is being chosen says so and cannot be added', () => {
  expect(dialog(acai)).not.toContain(m['diner.soldOutNow']());
  expect(submits(dialog(acai))).toBe(true);
  for (const now of [{ ...acai, available: false }, undefined]) {
    const html = dialog(now);
    expect(html).toContain(m['diner.soldOutNow']());
    expect(submits(html)).toBe(false);
  }
});

test('what runs out while a choice is missing no longer asks for it with its button', () => {
  const required = { ...size(true), min: 1 };
  const unchosen = { group: required, adding: true };
  const asks = m['diner.toChooseHis']({ group: 'tamanho' });
  expect(dialog(acai, unchosen)).toContain(asks);
  const html = dialog({ ...acai, available: false }, unchosen);
  expect(html).not.toContain(asks);
  expect(html).toContain(m['diner.confirmAdd']());
});

test('what could not be had when it was opened is to be read alone', () => {
  const off = { ...acai, available: false };
  const html = dialog(off, { opened: off, group: { ...size(true), min: 1 }, adding: true });
  expect(html).toContain(m['diner.onlyToRead']());
  expect(html).toContain('Com leite em pó');
  const asked = [m['diner.itemTitle'](), m['diner.required'](), m['diner.notes'](), m['diner.confirmAdd']()];
  for (const text of [...asked, m['diner.total'](), m['diner.cancel'](), m['diner.soldOutNow']()])
    expect(html).not.toContain(text);
  expect(html).not.toContain('<input');
  expect(html.match(/<button/g)).toHaveLength(2);
  // Back again while it is read, it is chosen like any other.
  expect(dialog(acai, { opened: off })).toContain(m['diner.confirmEdit']());
});

test.each(['weight', 'open'] as const)(
  'what the team sells by %s says so, and is unavailable only when it has run out',
  (pricing) => {
    const sold = { ...acai, pricing };
    const asks = { weight: m['diner.weighedOnAsking'](), open: m['diner.pricedOnAsking']() }[pricing];
    const html = dialog(sold, { opened: sold, adding: true });
    expect(html).toContain(asks);
    expect(html).not.toContain(m['diner.onlyToRead']());
    const out = dialog({ ...sold, available: false }, { opened: sold, adding: true });
    expect(out).toContain(m['diner.onlyToRead']());
    expect(out).not.toContain(asks);
  },
);

test('an option that has sold out meanwhile is chosen no more, and costs nothing', () => {
  expect(dialog(acai)).toContain('27,00');
  expect(dialog(acai, { group: size(false) })).not.toContain('27,00');
});

test('who avoids something is told which choices name it, and where none does that none is covered', () => {
  const html = dialog(acai, { wanted: { ...anything, without: ['leite'] } });
  expect(html).toContain(m['diner.mayContain']({ list: m['diner.allergen.leite']() }));
  expect(html).toContain(m['diner.choicesMarked']());
  expect(html).not.toContain(m['diner.choicesNotCovered']());
  expect(dialog(acai, { wanted: { ...anything, without: ['ovo'] } })).toContain(m['diner.choicesNotCovered']());
  for (const told of [m['diner.choicesMarked'](), m['diner.choicesNotCovered']()])
    expect(dialog(acai)).not.toContain(told);
});

const cream = (allergens: Option['allergens']): OptionGroup => ({
  ...size(true),
  options: [{ id: 'big', name: 'Creme de camarão', priceDeltaCents: 0, available: true, allergens }],
});
const names = (...marks: NonNullable<Option['allergens']>) => marks.map((mark) => allergenNames[mark]()).join(', ');
const times = (html: string, text: string) => html.split(text).length - 1;

test('an option says what it contains, whether anybody avoids it or not, to be chosen as to be read', () => {
  const group = cream(['crustaceos', 'leite']);
  const off = { ...acai, available: false };
  for (const html of [
    dialog(acai, { group }),
    dialog(acai, { group: { ...group, max: 3, repeats: true } }),
    dialog(off, { group, opened: off, adding: true }),
  ])
    expect(times(html, m['diner.allergens']({ list: names('crustaceos', 'leite') }))).toBe(1);
  expect(dialog(acai, { group: cream(undefined) })).not.toContain(m['diner.allergens']({ list: '' }));
});

test('what is avoided of what an option contains is marked before the rest, and nothing is said twice', () => {
  const html = dialog(acai, {
    group: cream(['crustaceos', 'leite', 'ovo']),
    wanted: { ...anything, without: ['leite'] },
  });
  const avoided = m['diner.allergens']({ list: names('leite') });
  const others = m['diner.alsoContains']({ list: names('crustaceos', 'ovo') });
  expect(html.indexOf(avoided)).toBeGreaterThan(0);
  expect(html.indexOf(others)).toBeGreaterThan(html.indexOf(avoided));
  expect([times(html, `>${avoided}<`), times(html, names('crustaceos')), times(html, names('leite'))]).toEqual([
    1, 1, 1,
  ]);
});

test('an option that makes the whole price is not said to be added to it', () => {
  const whole = { ...acai, priceCents: 0, fromCents: 700 };
  const group = { ...size(true), min: 1 };
  expect(dialog(whole, { group })).not.toContain('+\u00a0R$');
  expect(dialog(acai, { group })).toContain('+\u00a0R$\u00a07,00');
});

test('what the words of a search leave out is marked like what is chosen', () => {
  const html = dialog(acai, { wanted: { ...anything, text: 'sem leite' } });
  expect(html).toContain(m['diner.mayContain']({ list: m['diner.allergen.leite']() }));
  expect(html).toContain(m['diner.choicesMarked']());
});

const scoops: OptionGroup = {
  id: 'size',
  name: 'Bolas',
  min: 1,
  max: 3,
  repeats: true,
  priceRule: 'mean',
  options: [
    { id: 'big', name: 'Chocolate', priceDeltaCents: 700, available: true },
    { id: 'cream', name: 'Creme', priceDeltaCents: 100, available: true },
    { id: 'gone', name: 'Manga', priceDeltaCents: 0, available: false },
  ],
};

test('a choice that may be taken again has a stepper, and its price is told before anything is chosen', () => {
  const html = dialog(acai, { group: scoops, adding: true });
  expect(html).toContain(m['menu.priceRule.meanForGuests']());
  expect(html).not.toContain('<input');
  expect(html).toContain(`aria-label="${m['diner.moreOf']({ option: 'Chocolate' })}"`);
  expect(html).toContain(m['diner.unavailable']());
});

test('what was taken twice weighs twice, and beyond the most nothing can be added', () => {
  const html = dialog(acai, { group: scoops, optionIds: ['big', 'cream', 'big'] });
  // The mean of 7,00, 7,00 and 1,00 is 5,00.
  expect(html).toContain(m['diner.groupPrice']({ amount: '+\u00a0R$\u00a05,00' }));
  expect(html).toContain('R$\u00a025,00');
  expect(html).toContain(m['diner.repeatsFull']());
  const more = html.match(/<button[^>]*aria-label="Mais (?:Chocolate|Creme)"[^>]*>/g);
  expect(more?.map((button) => button.includes('disabled'))).toEqual([true, true]);
});
