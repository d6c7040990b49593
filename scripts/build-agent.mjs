// `npm run build:agent`: the print agent as one file for each system, in build/print-agent, with a manifest.
// Arguments choose among the systems: `npm run build:agent -- linux-x64`. PUBLIC_URL is the service that the agent suggests.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, fail, generate, pinnedNode, root } from './prepare.mjs';
import { bundleAgent } from './print-agent/bundle.mjs';
import { executable, makeBlob } from './print-agent/executable.mjs';
import { macArchive } from './print-agent/mac-archive.mjs';
import { fetchNode } from './print-agent/node-packages.mjs';

const systems = [
  { system: 'windows', arch: 'x64', name: 'comanda-impressao.exe' },
  { system: 'linux', arch: 'x64', name: 'comanda-impressao-linux-x64' },
  { system: 'linux', arch: 'arm64', name: 'comanda-impressao-linux-arm64' },
  { system: 'macos', arch: 'arm64', name: 'comanda-impressao-mac-arm64.tar.gz' },
  { system: 'macos', arch: 'x64', name: 'comanda-impressao-mac-x64.tar.gz' },
];

await ensureInstalled();
generate();
const asked = process.argv.slice(2);
const idOf = ({ system, arch }) => `${system}-${arch}`;
const unknown = asked.filter((id) => !systems.some((each) => idOf(each) === id));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. There are ${systems.map(idOf).join(', ')}.`);
const chosen = systems.filter((each) => asked.length === 0 || asked.includes(idOf(each)));
const out = process.env.AGENT_OUT ?? path.join(root, 'build', 'print-agent');
// A build that fails leaves the files of the one before.
const unfinished = `${out}.unfinished`;
const work = await mkdtemp(path.join(tmpdir(), 'comanda-build-agent-'));
try {
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const bundle = await bundleAgent(work, process.env.PUBLIC_URL ?? '');
  const blob = await makeBlob(pinnedNode, bundle, work);
  const files = [];
  for (const { system, arch, name } of chosen) {
    const node = await fetchNode(system, arch, work);
    const target = path.join(unfinished, name);
    // A Mac does not start a signed binary that was changed: there Node stays as it is.
    if (system === 'macos') await macArchive({ node, bundle, target, work });
    else await executable({ system, node, blob, target });
    const bytes = await readFile(target);
    files.push({ system, arch, name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    console.log(`${name}  ${(bytes.length / 1e6).toFixed(1)} MB`);
  }
  await writeFile(path.join(unfinished, 'manifest.json'), `${JSON.stringify({ files }, null, 2)}\n`);
  await rm(out, { recursive: true, force: true });
  await rename(unfinished, out);
} finally {
  await rm(unfinished, { recursive: true, force: true });
  await rm(work, { recursive: true, force: true });
}
