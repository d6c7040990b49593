// A Vite plugin. A key that is computed pulls the whole catalogue, in every language, into each page that computes one:
// m[`orders.status.${status}`] becomes a choice among the keys of the catalogue that it can be, and a page holds those alone.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';
import { base, messages } from './rules/catalogues.mjs';
import { keysLike } from './rules/unread-texts.mjs';

/** The source with every computed key as a choice among known ones. Throws where what a key can be is not to be read in it. */
export function withChoices(source, keys) {
  const chosen = source.replaceAll(/\bm\[`([\w.]*\$\{([^`{}]+)\}[\w.]*)`\]/g, (all, template, asked) => {
    const like = keysLike(template, '(\\w+)');
    const choices = keys.flatMap((key) => {
      const part = like.exec(key)?.[1];
      return part ? [`${JSON.stringify(part)}: m[${JSON.stringify(key)}]`] : [];
    });
    if (choices.length === 0) throw new Error(`The catalogue has no text for ${all}`);
    return `({ ${choices.join(', ')} })[${asked}]`;
  });
  const unread = /\bm\[(?!['"])[^\]]*\]/.exec(chosen);
  if (unread) throw new Error(`What text ${unread[0]} is cannot be read here: name the keys themselves`);
  return chosen;
}

export function computedMessages() {
  let keys;
  return {
    name: 'computed-messages',
    enforce: 'pre',
    buildStart() {
      const files = readdirSync(path.join(root, 'locales', base));
      keys = files.flatMap((file) => [...messages(`locales/${base}/${file}`).keys()]);
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'm[' },
      handler: (source) => ({ code: withChoices(source, keys), map: null }),
    },
  };
}
