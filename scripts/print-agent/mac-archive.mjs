import { execFileSync } from 'node:child_process';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const command = `#!/bin/sh
cd "$(dirname "$0")" || exit 1
exec ./node comanda-impressao.cjs "$@"
`;

/** An archive of Node as it was signed, the agent, and the script to open with a double click. */
export async function macArchive({ node, bundle, target, work }) {
  const name = 'Comanda';
  const folder = path.join(work, path.basename(target, '.tar.gz'), name);
  await mkdir(folder, { recursive: true });
  const start = path.join(folder, 'Comanda.command');
  await copyFile(node, path.join(folder, 'node'));
  await copyFile(bundle, path.join(folder, 'comanda-impressao.cjs'));
  await writeFile(start, command);
  for (const file of [start, path.join(folder, 'node')]) await chmod(file, 0o755);
  execFileSync('tar', ['-czf', target, '-C', path.dirname(folder), name]);
}
