import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded } from '#lib/folded.ts';
import { readList } from './read-list.ts';

const dishesOf = (text: string) => readList(text).flatMap(({ dishes }) => dishes);
const squeezed = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
const pastedLine = fc
  .tuple(
    fc.constantFrom('', '• ', '3. ', '- ', '*', '  '),
    fc.constantFrom(
      'Pastel',
      'x-tudo',
      'BEBIDAS',
      'Pizza 4 queijos',
      '2x1 Chope',
      'Com farofa',
      '*Água*',
      'arroz, feijão e ovo',
      '🍤 Sobremesas',
      'Suco 300 ml',
      'a',
      '(6 un)',
      '',
    ),
    fc.constantFrom(' ', '....', ' R$ ', ' - ', ': ', ' R$-', ' $', ' P '),
    fc.constantFrom(
      '9',
      '24,9',
      '5.50',
      '1490',
      '9 ,90',
      '4.500',
      '0.990',
      'grátis',
      '(preço do dia)',
      '',
      '30 M 40',
      '9999999999,00',
    ),
    fc.constantFrom('', ' un', ' reais', ' com queijo', ' / G 12,00', ' - carne ou queijo', '.', ' kg'),
  )
  .map((parts) => parts.join(''));

const unnumbered = (text: string) => squeezed(text).replace(/^\d+/, '');

test('every line of a list is a heading, part of a dish, or asked about', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pastedLine, fc.constant(''), fc.string({ maxLength: 60 }))), (pasted) => {
      const read = readList(pasted.join('\n'));
      const headings = new Set(read.map(({ name }) => unnumbered(name)));
      const said = new Set(read.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.said)));
      const lost = pasted
        .flatMap((line) => line.split(/[\r\n]/))
        .filter((line) => !said.has(line.trim()) && !headings.has(unnumbered(line)))
        .filter((line) => unnumbered(line) !== '');
      expect(lost).toEqual([]);
    }),
  );
});

test('what is taken without being asked has every word that was pasted', () => {
  fc.assert(
    fc.property(pastedLine, (line) => {
      for (const dish of dishesOf(line)) {
        if (dish.priceCents === null) continue;
        const kept = squeezed(dish.name + dish.description + dish.choices.map(({ name }) => name).join());
        const words = line.replace(/R\$|reais|\bou\b/g, '').match(/\p{L}{2,}/gu) ?? [];
        expect(words.filter((word) => !kept.includes(squeezed(word)))).toEqual([]);
      }
    }),
  );
});

test('whatever is pasted, nothing breaks, and no price is made up', () => {
  const unit = fc.constantFrom('a', 'R$', ' ', '1', '9', ',', '.', '\n', '(', ')', '-', ' ou ', 'ml', '\t', '😀');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 120 }), (text) => {
      for (const { dishes } of readList(text))
        for (const { priceCents, prices, name } of dishes) {
          expect(name).not.toBe('');
          for (const cents of [...prices, priceCents ?? 0])
            expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        }
    }),
  );
});
