import { m } from '#generated/messages/messages.js';
import type { Product } from '../../contract.ts';

export const allergenNames: Record<Product['allergens'][number], () => string> = {
  gluten: m['diner.allergen.gluten'],
  lactose: m['diner.allergen.lactose'],
  leite: m['diner.allergen.leite'],
  peixe: m['diner.allergen.peixe'],
  amendoim: m['diner.allergen.amendoim'],
  amendoas: m['diner.allergen.amendoas'],
  nozes: m['diner.allergen.nozes'],
  soja: m['diner.allergen.soja'],
  ovo: m['diner.allergen.ovo'],
  crustaceos: m['diner.allergen.crustaceos'],
  corantes: m['diner.allergen.corantes'],
  acucar: m['diner.allergen.acucar'],
};

/** 'Contém: glúten, leite', or null. */
export function allergensText(allergens: Product['allergens']): string | null {
  if (allergens.length === 0) return null;
  return m['diner.allergens']({ list: allergens.map((allergen) => allergenNames[allergen]()).join(', ') });
}
