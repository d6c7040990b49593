// Every language says everything, with the same placeholders; a file of texts is a feature's, or speaks for all.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { features } from './imports.mjs';
import { read } from './source-files.mjs';

const spoken = [...read('src/lib/locale.ts').matchAll(/^ {2}'?([a-z]{2}(?:-[A-Z]{2})?)'?: \{/gm)].map(
  ([, locale]) => locale,
);
const [first, ...others] = spoken;
/** The language that the others are held against. */
export const base = first;
/** Texts that no feature owns: of areas that several make up, of letters, and those that all use. */
const shared = ['common', 'errors', 'fields', 'mail', 'diner', 'shell', 'site', 'print_agent'];
const namespacesOf = (locale) => readdirSync(path.join(root, 'locales', locale));

export function catalogues() {
  const folders = readdirSync(path.join(root, 'locales'));
  return [
    ...folders
      .filter((folder) => !spoken.includes(folder))
      .map((folder) => `src/lib/locale.ts does not know locales/${folder}/`),
    ...spoken.filter((locale) => !folders.includes(locale)).map((locale) => `locales/${locale}/ is missing`),
    ...namespacesOf(base)
      .filter((file) => ![...features, ...shared].includes(path.basename(file, '.json')))
      .map((file) => `locales/${base}/${file} is named after no feature`),
    ...others.filter((locale) => folders.includes(locale)).flatMap(against),
    ...spoken.filter((locale) => folders.includes(locale)).flatMap(labelled),
  ];
}

/** 'Itens: 8' reads like a database: people say '8 itens'. */
function labelled(locale) {
  return namespacesOf(locale).flatMap((file) =>
    [...messages(`locales/${locale}/${file}`)]
      .filter(([, text]) => /^[^{}]*: \{(?:count|points)\}/.test(text))
      .map(([key]) => `locales/${locale}/${file}: ${key} says a label and a number, not how many of what`),
  );
}

/** What a language says differently from the default one. */
function against(locale) {
  const complaints = [];
  const own = namespacesOf(locale);
  const wanted = namespacesOf(base);
  for (const file of new Set([...own, ...wanted])) {
    if (!own.includes(file)) complaints.push(`locales/${locale}/${file} is missing`);
    else if (!wanted.includes(file)) complaints.push(`locales/${base}/${file} is missing`);
    else complaints.push(...compare(file, locale));
  }
  return complaints;
}

function compare(file, locale) {
  const complaints = [];
  const [left, right] = [base, locale].map((each) => messages(`locales/${each}/${file}`));
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (!left.has(key)) complaints.push(`locales/${base}/${file}: ${key} is missing`);
    else if (!right.has(key)) complaints.push(`locales/${locale}/${file}: ${key} is missing`);
    else if (placeholders(left.get(key)) !== placeholders(right.get(key))) {
      complaints.push(`locales/*/${file}: ${key} has other placeholders in ${locale}`);
    }
  }
  return complaints;
}

/** Messages by their dotted keys; a message with variants (an array) is one message. */
export function messages(file) {
  const found = new Map();
  const walk = (value, key) => {
    if (typeof value === 'object' && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value)) walk(inner, key ? `${key}.${name}` : name);
    } else found.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  };
  walk(JSON.parse(read(file)), '');
  return found;
}

const placeholders = (text) => [...new Set(text.match(/\{[a-zA-Z]\w*\}/g) ?? [])].sort().join();
