import { m } from '#generated/messages/messages.js';
import type { Product } from '../../contract.ts';

export const tagTexts: Record<Product['tags'][number], () => string> = {
  vegano: m['diner.tag.vegano'],
  vegetariano: m['diner.tag.vegetariano'],
  sem_gluten: m['diner.tag.sem_gluten'],
  picante: m['diner.tag.picante'],
};
