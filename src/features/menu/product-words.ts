import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { Product } from './contract.ts';

type Said = (inputs: Record<string, never>, options: { locale: Locale }) => string;

export const tagNames: Record<Product['tags'][number], Said> = {
  vegano: m['diner.tag.vegano'],
  vegetariano: m['diner.tag.vegetariano'],
  sem_gluten: m['diner.tag.sem_gluten'],
  picante: m['diner.tag.picante'],
};
export const allergenNames: Record<Product['allergens'][number], Said> = {
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
