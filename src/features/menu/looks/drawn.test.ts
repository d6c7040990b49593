import { expect, test } from 'vitest';
import { drawnDrink } from './drawn.ts';

test.each([
  ['Bebidas', 'Limonada com capim-santo', 'glass'],
  ['Bebidas', 'Caipirinha da casa', 'glass'],
  ['Bebidas', 'Cerveja 600 ml', 'bottle'],
  ['Bebidas', 'Água mineral', 'bottle'],
  ['Bebidas', 'Taça de vinho tinto', 'glass'],
  ['Bebidas', 'Chope pilsen', 'glass'],
  ['Bebidas', 'Café espresso', 'cup'],
  ['Cafés', 'Cappuccino', 'cup'],
  ['Bebidas frias', 'Café gelado', 'glass'],
  ['Para beber', 'Suco de laranja', 'glass'],
  ['Sobremesas', 'Café com leite', 'cup'],
  ['Drinks', 'Negroni', 'glass'],
  ['Vinhos', 'Malbec, garrafa', 'bottle'],
  ['Pratos principais', 'Picanha na brasa', null],
  ['Café da manhã', 'Ovos mexidos com torrada', null],
  ['Sobremesas', 'Bolo de café', null],
  ['Bebidas e sorvetes', 'Sorvete de creme', null],
  ['Entradas', 'Caldinho de feijão', null],
  ['Molhos', 'Chimichurri', null],
] as const)('%s, %s: %s', (category, name, drawn) => {
  expect(drawnDrink(category, name)).toBe(drawn);
});
