import { folded } from '#lib/folded.ts';
import { surenessOf } from '../orders/lines/allergy.ts';
import { asMeant, namesAllergen } from '../orders/lines/allergy-words.ts';
import { avoidedText, avoidedWords, wishesBeside } from '../orders/lines/avoided.ts';

/** The word that stands above it already, and what leads up to it. A denial is left whole: who reads it decides. */
const named =
  /^(?:(?:eu|ela?|clientes?|i|i'm|he|she|tenho|tem|temos|sou|somos|é|com|am|is|are|have|has|an?|aten[cç][aã]o:?)\s+)*(?:al[eé]rgi(?:as?|c[oa]s?)|allerg(?:y|ies|ic))\s*(?:(?::|-|aos?\b|às?(?=\s)|a\b|to\b|de\b|por\b)\s*)*(?=\p{L})/iu;

/** What a guest must not eat, as short as it was said. */
export const saidOf = (text: string): string => text.trim().replace(named, '');

/** What is only left out of a dish, and harms nobody. */
const leftOut = /^(?:(?:e|mas|and|but)\s+)?(?:sem|without|no|hold)\s/i;

/** The same across a ticket, as it was typed, but for what is left out of its dish: that stands there, as with any other. */
export function bandText(text: string): string {
  const wishes = wishesBeside(text);
  return saidOf(leftOut.test(wishes) && !namesAllergen(asMeant(wishes)) ? avoidedText(text) : text);
}

/** About two lines on a ticket. */
const briefLength = 40;

/** The same beside a dish, whose ticket says all of it at its head: without wishes, and of many words only those that the menu marks. */
export function briefOf(text: string): string {
  const about = saidOf(avoidedText(text));
  return about.length <= briefLength ? about : avoidedWords(text).join(', ') || about;
}

/** Each thing once, however it was written; what is surest first. */
export function distinct<Said extends { text: string }>(said: readonly Said[]): Said[] {
  const keys = said.map(({ text }) =>
    folded(saidOf(text))
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return said
    .filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
    .sort((a, b) => surenessOf(b.text) - surenessOf(a.text));
}
