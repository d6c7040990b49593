import { folded } from '#lib/folded.ts';
import type { drawnDrinks } from '../values.ts';

type DrawnDrink = (typeof drawnDrinks)[number];

const drinks =
  /\b(bebidas?|drinks?|drinques?|coqueteis|coquetel|sucos?|refrigerantes?|caipirinhas?|caipiroskas?|batidas?|chopes?|chopps?|cervejas?|vinhos?|espumantes?|aguas?|cafes|chas|cafeteria|destilados?|doses?|licores|vitaminas?|smoothies?|milk ?shakes?|soft drinks|juices|beers|wines|coffees?|teas|cocktails)\b/;
/** By how a name begins: 'Suco de laranja' is one, 'Bolo de laranja com suco' is none. */
const begins =
  /^(suco|refrigerante|agua|cerveja|chope|chopp|vinho|taca|espumante|cafe|cafezinho|espresso|expresso|cappuccino|mocha|cha|mate|caipirinha|caipiroska|caipiroska|batida de|limonada|guarana|coca|soda|gin|whisky|vodca|cachaca|saque|drink|milk ?shake|smoothie|vitamina)\b/;
const nothingToDrink = /\b(cafe da manha|caldo|sorvete|bolo|torta|pudim|mousse|batida de ovos)\b/;
const bottles = /\b(cerveja|long neck|garrafa|vinho|espumante|prosecco|champanhe|agua|2 litros|1 litro|beer|wine)\b/;
const inGlass = /\b(taca|copo|chope|chopp|dose)\b/;
const cups =
  /\b(cafe|cafezinho|espresso|expresso|cappuccino|mocha|macchiato|latte|cha|chocolate quente|coado|coffee|tea)\b/;
const cold = /\b(gelado|gelada|frio|ice|iced)\b/;

/** What a drink is drawn in, by its name and its category; null for what is eaten. Nobody has to say it: menus tell. */
export function drawnDrink(category: string, name: string): DrawnDrink | null {
  const of = folded(category);
  const called = folded(name);
  if (nothingToDrink.test(called)) return null;
  if (!drinks.test(of) && !begins.test(called)) return null;
  if (/\bcomidas?\b|\bpratos?\b|\bcafe da manha\b/.test(of) && !begins.test(called)) return null;
  if (cups.test(called) && !cold.test(called)) return 'cup';
  if (bottles.test(called) && !inGlass.test(called)) return 'bottle';
  return 'glass';
}
