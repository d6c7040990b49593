// docs/architecture.md draws the tree of folders, docs/security.md names the tests that show it; what no longer matches the disk is worse than none.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { read, sourceFiles } from './source-files.mjs';

const drawn = ['bench', 'db', 'docs', 'locales', 'ops', 'public', 'scripts', 'src', 'tests'];
const deepest = 4;
/** Generated, one like the other, or a detail of the folder it is in. */
const unlisted = /^src\/generated$|^locales\/|\/web\/|\/pictures\//;

export function architecture() {
  const listed = new Set(treeOf(read('docs/architecture.md')));
  const real = new Set(drawn.flatMap((folder) => [folder, ...foldersBelow(folder)]));
  return [
    ...[...real]
      .filter((folder) => !listed.has(folder))
      .map((folder) => `docs/architecture.md does not show ${folder}/`),
    ...[...listed]
      .filter((folder) => !real.has(folder))
      .map((folder) => `docs/architecture.md shows ${folder}/, which is not there`),
    ...namedTests('docs/security.md'),
  ];
}

/** Tests that a document names by the end of their path. */
function namedTests(document) {
  const files = ['src', 'tests'].flatMap((folder) => sourceFiles(folder));
  return [...read(document).matchAll(/`([\w/-]+\.test\.ts)`/g)]
    .filter(([, name]) => !files.some((file) => file.endsWith(`/${name}`) || file === name))
    .map(([, name]) => `${document} names ${name}, which is not there`);
}

function foldersBelow(folder) {
  if (folder.split('/').length >= deepest) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !unlisted.test(`${folder}/${entry.name}`))
    .flatMap(({ name }) => [`${folder}/${name}`, ...foldersBelow(`${folder}/${name}`)]);
}

/** Folders of the first fenced block, by two spaces of indentation a level; only names that end in a slash count. */
function treeOf(markdown) {
  const [, block = ''] = /```\n([\s\S]*?)```/.exec(markdown) ?? [];
  const trail = [];
  return block.split('\n').flatMap((line) => {
    const [, indent, name] = /^( *)(\S+)\/(?:\s|$)/.exec(line) ?? [];
    if (!name) return [];
    trail.length = indent.length / 2;
    trail.push(name);
    return [trail.join('/')];
  });
}
