// Both languages say everything, with the same placeholders.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { read } from './source-files.mjs';

const [base, other] = ['pt-BR', 'en'];

export function catalogues() {
  const complaints = [];
  const namespaces = new Set([base, other].flatMap((locale) => readdirSync(path.join(root, 'locales', locale))));
  const listed = JSON.parse(read('project.inlang/settings.json'))['plugin.inlang.messageFormat'].pathPattern;
  for (const file of namespaces) {
    if (!listed.includes(`./locales/{locale}/${file}`))
      complaints.push(`locales/*/${file} is not in project.inlang/settings.json`);
    const [left, right] = [base, other].map((locale) => messages(`locales/${locale}/${file}`));
    for (const key of new Set([...left.keys(), ...right.keys()])) {
      if (!left.has(key)) complaints.push(`locales/${base}/${file}: ${key} is missing`);
      else if (!right.has(key)) complaints.push(`locales/${other}/${file}: ${key} is missing`);
      else if (placeholders(left.get(key)) !== placeholders(right.get(key))) {
        complaints.push(`locales/*/${file}: ${key} has other placeholders in ${other}`);
      }
    }
  }
  return complaints;
}

/** Messages by their dotted keys; a message with variants (an array) is one message. */
function messages(file) {
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
