import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

const code = /\.(ts|tsx|mjs)$/;

/** Every hand-written source file below a folder, as paths relative to the root. */
export function sourceFiles(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && code.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('src/generated/')),
  );
}

export const read = (file) => readFileSync(path.join(root, file), 'utf8');
