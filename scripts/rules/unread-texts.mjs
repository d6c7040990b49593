// A text that no source reads is not kept.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { base, messages } from './catalogues.mjs';
import { read, sourceFiles } from './source-files.mjs';

export function unreadTexts() {
  const sources = sourceFiles('src')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const written = new Set([...sources.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, key]) => key));
  const composed = [...sources.matchAll(/(messageOf\()?`([a-z]\w*\.[\w.]*\$\{[^`]*)`/g)].map(([, byName, key]) =>
    keysLike(key, byName ? '[\\w.]+' : '\\w+'),
  );
  const isRead = (key) => written.has(key) || composed.some((like) => like.test(key));
  return readdirSync(path.join(root, 'locales', base)).flatMap((file) =>
    [...messages(`locales/${base}/${file}`).keys()]
      .filter((key) => !isRead(key))
      .map((key) => `locales/*/${file}: ${key} is read by no source`),
  );
}

/** What stands in a hole is one part of a key; where letters and the server's pages look texts up by name it may be several. */
export function keysLike(template, hole) {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join(hole)}$`);
}
