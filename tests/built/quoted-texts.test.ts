import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plans } from '../../db/seed/cast.ts';
import { quoted, quotedPlans } from './quoted-texts.ts';

/** What is filled in has another name in the catalogues. */
const plain = (text: string) => text.replace(/\{[^{}]*\}/g, '{}');

/** Where each text of a catalogue stands; a message with variants has several texts. */
function catalogue(locale: string): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') keys.set(plain(value), [...(keys.get(plain(value)) ?? []), key]);
    else if (Array.isArray(value)) for (const each of value) walk(each, key);
    else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        walk(inner, Array.isArray(value) || !key ? name : `${key}.${name}`);
  };
  for (const file of globSync(`locales/${locale}/*.json`)) walk(JSON.parse(readFileSync(file, 'utf8')), '');
  return keys;
}

const code = globSync('src/**/*.{ts,tsx}', {
  exclude: (path) => path.includes('generated') || /\.test\.ts$/.test(path),
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** By its name, by the code of an error, or as one of several that the code chooses from. */
function used(key: string): boolean {
  const parts = key.split('.');
  const within = (from: number) => `\`${parts.slice(0, from).join('.')}.\${`;
  const start = /^.*_/.exec(key)?.[0];
  return (
    code.includes(`'${key}'`) ||
    (parts[0] === 'errors' && new RegExp(`\\b${parts[1]}: \\d{3}`).test(code)) ||
    (start !== undefined && code.includes(`\`${start}\${`)) ||
    parts.some((_, index) => index > 0 && code.includes(within(index)))
  );
}

for (const [locale, texts] of Object.entries(quoted)) {
  test(`what the specification quotes is said to the letter, in ${locale}`, () => {
    const keys = catalogue(locale);
    expect(texts.filter((text) => !keys.has(plain(text)))).toEqual([]);
    expect(texts.filter((text) => keys.has(plain(text)) && !keys.get(plain(text))?.some(used))).toEqual([]);
  });
}

test('the plans are sold under the names that the specification gives them', () => {
  expect(plans.map(({ name }) => name)).toEqual(expect.arrayContaining(quotedPlans));
});
