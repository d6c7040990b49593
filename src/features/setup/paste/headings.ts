import { folded } from '#lib/folded.ts';

/** How a line begins that goes on about the dish before it, though in capitals. */
const telling = /^(?:com|acompanha\w*|serve|servid[oa]s?|feit[oa]s?|recheio|molho|inclui|contem|ingredientes|with)\b/;
/** What menus call their parts, in both languages and without accents. */
const parts = new RegExp(
  `^(?:${[
    'entradas?|petiscos?|porcoes|tira gostos?|aperitivos?|pratos?|principais|executivos?|lanches|sanduiches|hamburgueres|burgers|salgad(?:os|inhos)',
    'pasteis|pizzas|massas|carnes|aves|peixes|frutos do mar|grelhados|churrascos?|espet(?:os|inhos)|brasa|caldos|sopas|saladas|acompanhamentos?',
    'guarnicoes|adicionais|extras|molhos|sobremesas?|doces|sorvetes|bebidas?|sucos|refrigerantes|refris|cervejas|chop+es|vinhos|drinks|coqueteis',
    'caipirinhas|doses|destilados|cachacas|cafes|chas|aguas|kids|infantil|combos|promocoes|marmitas|almoco|jantar|cafe da manha|sushis?|sashimis?|temakis',
    'starters?|appetizers?|mains?|sides?|desserts?|sweets|beverages|wines|beers|cocktails|soups|salads|sandwiches|breakfast|lunch|dinner|snacks',
    'menu|cardapio|especiais|specials',
  ].join('|')})\\b`,
);

export const inCapitals = (said: string): boolean => said === said.toUpperCase();
/** Written as headings are. */
export const marked = (said: string): boolean => inCapitals(said) || /^[#=]|[:=]$/.test(said);
export const namesPart = (said: string): boolean => parts.test(folded(said));
/** Surely about the dish before it. */
export const tells = (said: string): boolean => /^[(a-zà-ú]/.test(said) || telling.test(folded(said));
/** More likely about the dish before it than one of its own. */
export const goesOn = (said: string): boolean =>
  /^[(a-zà-ú]/.test(said) || (!marked(said) && (tells(said) || /,\s|\.$/.test(said)));
