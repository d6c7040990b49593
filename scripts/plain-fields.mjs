// A Vite plugin. For Safari before 16 private fields of classes are rewritten into tables beside them, 2 KB of script on each page:
// libraries' own become plain properties instead, under names that no other class has.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseSync } from 'vite';

export function plainFields() {
  return {
    name: 'plain-fields',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(@tanstack|react-router)\/.*\.m?js$/, code: /#\w/ },
      handler: (code, id) => ({ code: withPlainFields(code, path.basename(id, path.extname(id))), map: null }),
    },
  };
}

/** What each short name stands for: two fields of one name would be one. */
const taken = new Map();

function shortName(field) {
  const short = `_${createHash('sha256').update(field).digest('hex').slice(0, 4)}`;
  if ((taken.get(short) ?? field) !== field) throw new Error(`${field} and ${taken.get(short)} have one name`);
  taken.set(short, field);
  return short;
}

/**
 * @param {string} code
 * @param {string} file a part of the names, so that a class and one that it extends do not share a field
 */
export function withPlainFields(code, file) {
  const fields = [];
  const find = (node) => {
    if (node?.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier')
      throw new Error(`${file} asks whether there is a private field, which a plain one does not answer`);
    if (node?.type === 'PrivateIdentifier') fields.push(node);
    for (const child of Object.values(node ?? {})) if (typeof child === 'object') find(child);
  };
  find(parseSync('fields.js', code).program);
  fields.sort((one, other) => other.start - one.start);
  return fields.reduce(
    (text, { name, start, end }) => text.slice(0, start) + shortName(`${file} ${name}`) + text.slice(end),
    code,
  );
}
