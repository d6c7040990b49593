import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** 'Desconto (10% dos itens)', '10% off the plan': a percentage, and right after it what it is a percentage of. */
const saysOfWhat: Record<string, RegExp> = {
  'pt-BR': /^%( de desconto)? (d[aeo]s?|n[ao]s?|sobre) ?[\p{L}]/u,
  en: /^%( off)? (of|on|off) \p{L}/u,
};

/** Texts whose percentage says enough by itself, and why. */
const reviewed: Record<string, string> = {
  'billing.checkout.secureVia': 'quoted by the specification; a manner of speaking',
  'menu.picture.sending': 'how far a picture has come',
  'pt-BR orders.form.fee': 'quoted by the specification; the items stand right above it',
  'en platform.discounts.off': 'quoted by the specification',
};

function textsOf(locale: string): [key: string, text: string][] {
  const walk = (value: unknown, key: string): [string, string][] =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(value ?? {}).flatMap(([name, inner]) => walk(inner, key ? `${key}.${name}` : name));
  return globSync(`locales/${locale}/*.json`).flatMap((file) => walk(JSON.parse(readFileSync(file, 'utf8')), ''));
}

for (const [locale, pattern] of Object.entries(saysOfWhat)) {
  test(`every percentage that is shown says of what it is one, in ${locale}`, () => {
    const percentages = textsOf(locale).filter(([, text]) => text.includes('%'));
    const bare = percentages
      .filter(([, text]) => [...text.matchAll(/%/g)].some(({ index }) => !pattern.test(text.slice(index))))
      .map(([key]) => (key in reviewed ? key : `${locale} ${key}`));
    expect(percentages.length).toBeGreaterThan(5);
    expect(bare.filter((key) => !(key in reviewed))).toEqual([]);
    const here = Object.keys(reviewed).filter((key) => !key.includes(' ') || key.startsWith(`${locale} `));
    expect(here.filter((key) => !bare.includes(key))).toEqual([]);
  });
}
