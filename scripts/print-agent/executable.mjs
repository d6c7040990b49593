import { execFileSync } from 'node:child_process';
import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'postject';
import { unsignedPe } from './unsigned-pe.mjs';

/** The bytes by which Node knows that it carries a program. */
const sentinelFuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** What is put into Node: without a snapshot and a code cache it is the same for every system. */
export async function makeBlob(node, bundle, folder) {
  const output = path.join(folder, 'agent.blob');
  const config = path.join(folder, 'sea-config.json');
  await writeFile(config, JSON.stringify({ main: bundle, output, disableExperimentalSEAWarning: true }));
  execFileSync(node, ['--experimental-sea-config', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  return readFile(output);
}

/** Node of a system with the blob in it, as one file. */
export async function executable({ system, node, blob, target }) {
  if (system === 'windows') await writeFile(target, unsignedPe(await readFile(node)));
  else await copyFile(node, target);
  await inject(target, 'NODE_SEA_BLOB', blob, { sentinelFuse });
  await chmod(target, 0o755);
}
