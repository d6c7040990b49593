import { expect, test } from 'vitest';
import { avoidedIn, avoidedText, avoidedWords, wishesBeside } from './avoided.ts';

const nuts = ['amendoim', 'nozes', 'amendoas'];
const milk = ['leite', 'lactose'];

test.each([
  // Only what the allergy is to, and what is joined to it.
  ['ALERGIA a amendoim! Sem queijo, molho à parte', nuts],
  ['Alergia a amendoim, leite e ovo', [...milk, ...nuts, 'ovo']],
  ['alergia a amendoim, sem queijo', nuts],
  ['alergia a amendoim e sem queijo', nuts],
  ['Sem queijo. Alergia a amendoim.', nuts],
  ['Sem queijo (alergia a amendoim)', nuts],
  ['alérgica a camarão, queijo à parte', ['crustaceos']],
  ['Alergia grave a ovo! Com queijo extra', ['ovo']],
  ['no azeite, alérgico a leite', milk],
  ['Intolerante à lactose. Sem ovo por favor', milk],
  ['Celíaca. Sem queijo', ['gluten']],
  ['sem orelha, com bastante queijo, farofa à parte porque a senhora é celíaca', ['gluten']],
  ['não posso comer ovo, sem queijo', ['ovo']],
  ['Não posso comer amendoim. Queijo bem derretido', nuts],
  ['Peanut allergy! No cheese, sauce on the side', nuts],
  ["I'm allergic to shellfish. Without butter please", ['crustaceos']],
  ['Allergic to eggs and soy, no cheese', ['ovo', 'soja']],
  ['No cheese. Nut allergy', nuts],
  ["I can't eat fish. Extra cheese", ['peixe']],
  // Several, and what goes on with them.
  ['Alergia a amendoim! Leite! Ovo!', [...milk, ...nuts, 'ovo']],
  ['Alergia a amendoim. Também leite', [...milk, ...nuts]],
  ['alergia a amendoim, sem leite também', [...milk, ...nuts]],
  ['Allergic to peanuts, no dairy either', [...milk, ...nuts]],
  ['Alergia a ovo. Não posso comer queijo', [...milk, 'ovo']],
  ['dairy and nut allergies', [...milk, ...nuts]],
  ['sem alergia a leite, mas alergia a ovo', [...milk, 'ovo']],
  ['tenho alegria a camarao, sem queijo', ['crustaceos']],
  // To what, is not clear: all that is named may be it.
  ['ALERGIA!! Sem leite', milk],
  ['sem glúten (alergia)', ['gluten']],
  ['sem queijo, alergia', milk],
  ['no nuts, allergy', nuts],
  ['Sem leite: alergia à proteína', milk],
  ['alergia a kiwi, sem queijo', milk],
  // Another sentence is no part of it.
  ['alergia a kiwi! Sem queijo', []],
  ['ALERGIA GRAVE!!', []],
])('%s names %j', (text, avoided) => {
  expect(avoidedIn(text).toSorted()).toEqual(avoided.toSorted());
});

test.each([
  ['ALERGIA a amendoim! Sem queijo, molho à parte', 'ALERGIA a amendoim', ['amendoim'], 'Sem queijo, molho à parte'],
  ['sem pé, com couve, porque é celíaca', 'porque é celíaca', ['celíaca'], 'sem pé, com couve'],
  ['Alergia a SIRI, frutos do mar e noz-moscada', '', ['siri', 'frutos do mar', 'noz-moscada'], ''],
  ['No cheese. Nut allergy', 'Nut allergy', ['nut'], 'No cheese'],
  ['sem glúten (alergia)', '', ['glúten'], ''],
  ['alergia a kiwi, sem queijo', '', ['queijo'], ''],
  ['alergia a kiwi', '', [], ''],
])('%s is about %s, of it %j, and beside it: %s', (text, about, words, wishes) => {
  expect(avoidedText(text)).toBe(about || text);
  expect(avoidedWords(text)).toEqual(words);
  expect(wishesBeside(text)).toBe(wishes);
});
