import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { RunCommand } from './run-command.ts';
import { Spooler } from './spooler.ts';
import { spoolerScript } from './spooler-script.ts';

const hostile = 'EPSON "TM" $(calc) `n; \' & | %PATH%';
const queues = [
  { name: hostile, driver: 'EPSON', offline: false, error: 2 },
  { name: 'Bar', driver: null, offline: false, error: 4 },
  { name: 'Longe', driver: 'Generic', offline: true, error: 9 },
];

/** In PowerShell's place: remembers what it was started with, and ends with this code. */
function powershell(code: number | null = 0, list: object = queues) {
  const calls: { command: string; args: readonly string[]; printer?: string; bytes?: Buffer; script: string }[] = [];
  const run: RunCommand = async (command, args, { env = {} } = {}) => {
    const { COMANDA_ASK: ask, COMANDA_PRINTER: printer, COMANDA_DATA: data = '' } = env;
    if (ask === 'list') return { code: 0, output: JSON.stringify(list) };
    const script = await readFile(args.at(-1) ?? '', 'utf8');
    calls.push({ command, args, printer, bytes: await readFile(data), script });
    return { code, output: '' };
  };
  return { run, calls };
}
const house = async (host: string) => {
  if (host !== 'CAIXA') throw new Error(`${host} is not in this network`);
  return '192.168.0.9';
};
const bytes = Buffer.from([0x1b, 0x40, 0xff]);
const printOn = (name: string, { run }: ReturnType<typeof powershell>) =>
  new Spooler(run, house).device(name).print(bytes, () => {}, new AbortController().signal);

test('a name reaches PowerShell as an environment variable alone, and the bytes as they are', async () => {
  const shell = powershell();
  expect(await printOn(hostile, shell)).toBe('printed');
  const [call] = shell.calls;
  expect(call).toMatchObject({ printer: hostile, bytes });
  expect(call?.args.slice(0, -1)).toEqual(['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File']);
  expect(call?.script).toBe(spoolerScript);
  expect(call?.command).toMatch(/^[A-Z]:\\.+\\System32\\.+\\powershell\.exe$/i);
});

test('the script evaluates no text, and is plain ASCII: PowerShell reads it in the code page of the country', () => {
  expect(spoolerScript).not.toMatch(/Invoke-Expression|\biex\b|ScriptBlock/i);
  expect(spoolerScript.match(/\$env:COMANDA_PRINTER/g)).toHaveLength(1);
  expect(spoolerScript).toMatch(/^[\x20-\x7e\n]*$/);
});

test('nothing handed over, and maybe something handed over, are two outcomes', async () => {
  expect(await printOn('Bar', powershell(2))).toBe('not_printed');
  expect(await printOn('Bar', powershell(3))).toBe('unclear');
  expect(await printOn('Bar', powershell(null))).toBe('unclear');
  const missing: RunCommand = async () => {
    throw new Error('ENOENT');
  };
  expect(await printOn('Bar', { run: missing, calls: [] })).toBe('not_printed');
});

test('the state of each printer comes from one list', async () => {
  let lists = 0;
  const { run } = powershell();
  const spooler = new Spooler((...call) => {
    lists += 1;
    return run(...call);
  }, house);
  const look = (name: string) => spooler.device(name).look();
  expect(await look('bar')).toEqual({ reachable: true, trouble: 'paper_out' });
  expect(await look(hostile)).toEqual({ reachable: true, trouble: null });
  expect(await look('Longe')).toEqual({ reachable: false, trouble: null });
  expect(await look('Outra')).toEqual({ reachable: false, trouble: null });
  expect(lists).toBe(1);
});

test('a shared printer is reached on a computer of this network, and on no other', async () => {
  const shell = powershell();
  expect(await printOn('\\\\CAIXA\\Bar', shell)).toBe('printed');
  for (const name of [
    '\\\\203.0.113.7\\Bar',
    '//203.0.113.7/Bar',
    'http://203.0.113.7/Bar',
    '\\\\.\\pipe\\x',
    ',XcvMonitor Local',
  ])
    expect(await printOn(name, shell)).toBe('not_printed');
  expect(shell.calls.map(({ printer }) => printer)).toEqual(['\\\\CAIXA\\Bar']);
});
