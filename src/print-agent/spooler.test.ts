import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Spooler } from './spooler.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comanda-spooler-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const list = [
  { name: 'EPSON "TM" $(x)', driver: 'EPSON', offline: false, error: 2 },
  { name: 'Bar', driver: 'Generic', offline: false, error: 4 },
  { name: 'Longe', driver: 'Generic', offline: true, error: 9 },
];

/** In PowerShell's place: writes down what it was started with, and answers as told. */
function spooler(code = 0) {
  const program = path.join(folder, 'powershell');
  const lines = [
    `#!${process.execPath}`,
    `const fs = require('node:fs');`,
    `const { COMANDA_ASK: ask, COMANDA_PRINTER: printer, COMANDA_DATA: data } = process.env;`,
    `const args = process.argv.slice(2), script = fs.readFileSync(args.at(-1), 'utf8');`,
    `const bytes = ask === 'print' ? fs.readFileSync(data, 'latin1') : '';`,
    `fs.appendFileSync(${JSON.stringify(path.join(folder, 'asked'))}, JSON.stringify({ ask, printer, args, bytes, script }) + '\\n');`,
    `if (ask === 'list') console.log(${JSON.stringify(JSON.stringify(list))});`,
    `process.exit(${code});`,
  ];
  writeFileSync(program, lines.join('\n'));
  chmodSync(program, 0o755);
  return new Spooler(program);
}
const asked = () =>
  readFileSync(path.join(folder, 'asked'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const print = (name: string, code = 0) =>
  spooler(code)
    .device(name)
    .print(Buffer.from([0x1b, 0x40, 0xff]), () => {}, new AbortController().signal);

test('the bytes go as they are, and no name is read as anything but a name', async () => {
  expect(await print('EPSON "TM" $(x)')).toBe('printed');
  const [{ ask, printer, args, bytes, script }] = asked();
  expect({ ask, printer, bytes }).toEqual({ ask: 'print', printer: 'EPSON "TM" $(x)', bytes: '\x1b@\xff' });
  const before = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File'];
  expect(args.slice(0, -1)).toEqual(before);
  expect(args.join()).not.toContain('EPSON');
  expect(script).toContain('WritePrinter');
});

test('what was not handed over is told from what may have been', async () => {
  expect(await print('Bar', 2)).toBe('not_printed');
  expect(await print('Bar', 3)).toBe('unclear');
  const nowhere = new Spooler(path.join(folder, 'nothing')).device('Bar');
  expect(await nowhere.print(Buffer.from('x'), () => {}, new AbortController().signal)).toBe('not_printed');
});

test('how a printer is, as Windows has it, asked once for all', async () => {
  const all = spooler();
  expect(await all.device('epson "tm" $(x)').look()).toEqual({ reachable: true, trouble: null });
  expect(await all.device('Bar').look()).toEqual({ reachable: true, trouble: 'paper_out' });
  expect(await all.device('Longe').look()).toEqual({ reachable: false, trouble: null });
  expect(await all.device('Outra').look()).toEqual({ reachable: false, trouble: null });
  expect(asked()).toHaveLength(1);
});

test('the script is plain ASCII: PowerShell reads a file without a mark in the code page of the country', async () => {
  await print('Bar');
  expect(asked()[0].script).toMatch(/^[\x20-\x7e\n]*$/);
});
