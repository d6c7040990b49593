import { isEnglish } from './left-out.ts';
import { meaningsOf, plain } from './meanings.ts';

/** The words that stand in the texts of a dish, each text as ' agua sem gas '. */
export interface Told {
  parts: readonly { said: string }[];
}

const saysFreeOf = (form: string, said: string) =>
  [`sem ${form}`, `without ${form}`, `zero ${form}`, `${form} free`].some((each) => said.includes(` ${each} `)) ||
  // 'Camarão no alho' is not without.
  (isEnglish(form) && said.includes(` no ${form} `));

/** Of these dishes those that say that they are without it ('cerveja sem álcool'), or if none does, those that do not name it. */
export function withoutTerm<Entry extends Told>(entries: readonly Entry[], term: string): readonly Entry[] {
  const forms = [...new Set([plain(term), ...meaningsOf(term)])];
  const anyPart = (test: (form: string, said: string) => boolean) => (entry: Entry) =>
    entry.parts.some(({ said }) => forms.some((form) => test(form, said)));
  const saying = entries.filter(anyPart(saysFreeOf));
  if (saying.length > 0) return saying;
  const names = anyPart((form, said) => said.includes(` ${form} `));
  return entries.filter((entry) => !names(entry));
}
