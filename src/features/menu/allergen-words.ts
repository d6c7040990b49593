import { folded } from '#lib/folded.ts';
import type { allergens } from './values.ts';

export type Allergen = (typeof allergens)[number];

/**
 * The words with which guests name what the menu marks, in Portuguese and in English, without accents. Milk and lactose are two marks of
 * one thing. Peanuts mean nuts as well: menus from before they had their own mark have them ticked as nuts.
 */
const named: readonly [words: RegExp, marks: readonly Allergen[]][] = [
  [/\b(?:camar(?:ao|oes)|lagost\w*|siris?|caranguejos?|pitus?|crustace\w*|mariscos?|frutos? do mar)\b/, ['crustaceos']],
  [/\b(?:shrimps?|prawns?|lobsters?|crabs?|crayfish|crustacean\w*|shellfish|seafood)\b/, ['crustaceos']],
  [/\b(?:lactos\w*|leites?|queijos?|requeij\w*|manteigas?|laticinios?|iogurtes?|caseinas?)\b/, ['leite', 'lactose']],
  [/\b(?:milk|dairy|cheeses?|butter|yogh?urts?|casein|whey)\b/, ['leite', 'lactose']],
  [/\b(?:amendo(?:im|ins)|peanuts?|oleaginosas?|nuts?)\b/, ['amendoim', 'nozes', 'amendoas']],
  [
    /\b(?:castanhas?|noz|nozes|avelas?|pistaches?|macadamias?|cashews?|walnuts?|hazelnuts?|pecans?|pistachios?)\b/,
    ['nozes', 'amendoas'],
  ],
  [/\b(?:amendoas?|almonds?)\b/, ['amendoas']],
  [/\b(?:ovos?|eggs?)\b/, ['ovo']],
  [/\b(?:trigo|gluten|celiac\w*|coeliac\w*|wheat|centeio|cevada|barley|rye|aveia|oats?)\b/, ['gluten']],
  [/\b(?:peixes?|fish|salmao|salmon|atum|tuna|bacalhau|tilapias?|sardinhas?|seafood)\b/, ['peixe']],
  [/\b(?:sojas?|soya?|soybeans?|tofu|shoyu)\b/, ['soja']],
  [/\b(?:corantes?|colou?rings?|dyes?)\b/, ['corantes']],
  [/\b(?:acucar|sugar)\b/, ['acucar']],
];

/** The marks of all that a text names. */
export const allergensNamedIn = (text: string): Allergen[] =>
  named.filter(([words]) => words.test(folded(text))).flatMap(([, marks]) => marks);
