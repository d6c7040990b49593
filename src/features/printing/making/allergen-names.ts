import { m } from '#generated/messages/messages.js';
import type { Allergen } from '../../menu/allergen-words.ts';
import { portuguese } from '../../orders/portuguese.ts';

const names: Record<Allergen, () => string> = {
  gluten: () => m['diner.allergen.gluten']({}, portuguese),
  lactose: () => m['diner.allergen.lactose']({}, portuguese),
  leite: () => m['diner.allergen.leite']({}, portuguese),
  peixe: () => m['diner.allergen.peixe']({}, portuguese),
  amendoim: () => m['diner.allergen.amendoim']({}, portuguese),
  amendoas: () => m['diner.allergen.amendoas']({}, portuguese),
  nozes: () => m['diner.allergen.nozes']({}, portuguese),
  soja: () => m['diner.allergen.soja']({}, portuguese),
  ovo: () => m['diner.allergen.ovo']({}, portuguese),
  crustaceos: () => m['diner.allergen.crustaceos']({}, portuguese),
  corantes: () => m['diner.allergen.corantes']({}, portuguese),
  acucar: () => m['diner.allergen.acucar']({}, portuguese),
};

/** As the kitchen reads them. */
export const allergenNames = (allergens: readonly Allergen[]): string[] => allergens.map((each) => names[each]());
