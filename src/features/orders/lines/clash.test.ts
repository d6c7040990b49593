import { expect, test } from 'vitest';
import { allergens } from '../../menu/values.ts';
import { contentsFor } from './clash.ts';

test.each([
  ['alergia a camarão', ['crustaceos']],
  ['ALERGIA A CAMARÕES!!', ['crustaceos']],
  ['Allergic to shellfish', ['crustaceos']],
  ['alergia a siri, lagosta e caranguejo', ['crustaceos']],
  ['intolerância à lactose', ['lactose', 'leite']],
  ['Lactose-intolerant', ['lactose', 'leite']],
  ['alergia a queijo', ['lactose', 'leite']],
  ['Alergia a amendoim', ['amendoim', 'amendoas', 'nozes']],
  ['allergy to peanuts', ['amendoim', 'amendoas', 'nozes']],
  ['nut allergy', ['amendoim', 'amendoas', 'nozes']],
  ['alergia a oleaginosas', ['amendoim', 'amendoas', 'nozes']],
  ['allergic to hazelnuts', ['amendoas', 'nozes']],
  ['alergia a aveia', ['gluten']],
  ['alergia a castanha-do-pará', ['amendoas', 'nozes']],
  ['alergia a amêndoas', ['amendoas']],
  ['é celíaca', ['gluten']],
  ['Coeliac', ['gluten']],
  ['sem glúten (alergia)', ['gluten']],
  ['alergia a ovo e soja', ['soja', 'ovo']],
  ['egg allergy', ['ovo']],
  ['allergic to fish', ['peixe']],
  ['alergia a frutos do mar', ['crustaceos']],
  ['seafood allergy', ['peixe', 'crustaceos']],
  ['alergia a corante', ['corantes']],
  // Names within other names.
  ['allergic to eggplant', []],
  ['allergic to coconut', []],
  ['alergia a noz-moscada', ['amendoas', 'nozes']],
  ['alergia a leitão', []],
  ['ALERGIA GRAVE!!', []],
])('%s names %j', (text, clash) => {
  const contents = contentsFor(allergens, [text]);
  expect(contents?.clash).toEqual(clash);
  expect(contents?.rest).toEqual(allergens.filter((allergen) => !(clash as string[]).includes(allergen)));
  expect(contents?.unclear).toBe(clash.length === 0);
});

test('without a warning, or with nothing in it, there is nothing to hold against anything', () => {
  expect(contentsFor(['ovo'], [])).toBeNull();
  expect(contentsFor([], ['alergia a ovo'])).toBeNull();
});
