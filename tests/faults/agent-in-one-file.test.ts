import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAgentFiles } from '#server/printing/agent-files.ts';
import { AgentProcess } from '../support/printers/agent-process.ts';
import { FakePrinter } from '../support/printers/fake-printer.ts';
import { textOf } from '../support/printers/printed-text.ts';
import { PrintingHouse } from '../support/printers/printing-house.ts';
import { until } from '../support/server/until.ts';

const script = path.resolve(import.meta.dirname, '../../scripts/build-agent.mjs');
/** What is built for other systems cannot be started here. */
const runsHere = process.platform === 'linux' && process.arch === 'x64';

let folder: string;
let printing: PrintingHouse;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comanda-agent-build-'));
  printing = await PrintingHouse.open();
});
afterAll(async () => {
  await printing.instance.close();
  await rm(folder, { recursive: true, force: true });
});

const build = (...systems: string[]) =>
  promisify(execFile)(process.execPath, [script, ...systems], { env: { ...process.env, AGENT_OUT: folder } });

test('Windows gets an executable that carries the agent and no broken signature', async () => {
  await build('windows-x64');
  const exe = await readFile(path.join(folder, 'comanda-impressao.exe'));
  const optionalHeader = exe.readUInt32LE(0x3c) + 24;
  const directory = (index: number) => exe.readUInt32LE(optionalHeader + 112 + 8 * index);
  expect(exe.toString('latin1', optionalHeader - 24, optionalHeader - 20)).toBe('PE\0\0');
  expect(directory(2), 'its resources').toBeGreaterThan(0);
  expect(directory(4), 'its signature').toBe(0);
  expect(exe.includes(Buffer.from('NODE_SEA_BLOB', 'utf16le'))).toBe(true);
  expect(exe.includes('NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2:1')).toBe(true);
  expect(exe.includes('/api/print-agent/pair')).toBe(true);
});

test('a system that does not exist is refused, and what was built before stays', async () => {
  await expect(build('windows-x64', 'amiga')).rejects.toThrow('amiga');
  expect((await readAgentFiles(folder, 'https://comanda.example'))?.files).toHaveLength(1);
});

test.runIf(runsHere)('the downloaded file is the built one, pairs and prints', async () => {
  await build('linux-x64');
  const second = await printing.instance.another({
    agentFiles: await readAgentFiles(folder, 'https://comanda.example'),
  });
  const [file] = (await readAgentFiles(folder, second.url))!.files;
  const got = Buffer.from(await (await fetch(file!.url)).arrayBuffer());
  expect(createHash('sha256').update(got).digest('hex')).toBe(file!.sha256);
  expect(got.equals(await readFile(path.join(folder, file!.name)))).toBe(true);

  const printer = await new FakePrinter().start();
  const agent = await AgentProcess.pair(printing, second.url, [path.join(folder, file!.name)]);
  try {
    const { id } = await printing.printer({ kind: 'agent', agentId: agent.id, address: printer.address });
    agent.start();
    await until(async () => (await printing.standing(id)).standing === 'ready', 'A printer that is ready');
    const order = await printing.order([{ at: 0, quantity: 2 }]);
    await until(async () => (await printing.jobs(order.id)).some(({ state }) => state === 'printed'), 'A paper');
    const pages = printer.pages.filter(({ cut }) => cut).map(textOf);
    expect(pages).toHaveLength(1);
    expect(pages[0]!.replace(/\s+/g, '')).toContain(`2${order.lines[0].name}`.replace(/\s+/g, ''));
    expect(await agent.end()).toBe(0);
  } finally {
    await agent.close();
    await printer.stop();
    await second.close();
  }
});
