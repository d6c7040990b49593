import { expect, test } from 'vitest';
import { cupsPrinter, cupsQueues } from './cups.ts';
import type { Ended, RunCommand } from './run-command.ts';

/** In place of CUPS' programs: answers with these, and remembers what was run. */
function programs(answers: Record<string, Ended | Error>) {
  const calls: { command: string; args: readonly string[]; input?: Buffer }[] = [];
  const run: RunCommand = async (command, args, { input } = {}) => {
    calls.push({ command, args, input });
    const answer = answers[command];
    if (!answer || answer instanceof Error) throw answer ?? new Error('ENOENT');
    return answer;
  };
  return { run, calls };
}
const bytes = Buffer.from([0x1b, 0x40, 0xff]);
const printWith = (lp: Ended | Error) =>
  cupsPrinter('EPSON_TM', programs({ lp }).run).print(bytes, () => {}, new AbortController().signal);

test('the queues of the computer, none where there is no CUPS', async () => {
  expect(await cupsQueues(programs({ lpstat: { code: 0, output: 'EPSON_TM\nBar\n' } }).run)).toEqual([
    'EPSON_TM',
    'Bar',
  ]);
  expect(await cupsQueues(programs({}).run)).toEqual([]);
});

test('a printer is reachable while its queue exists', async () => {
  const { run } = programs({ lpstat: { code: 0, output: 'EPSON_TM\n' } });
  expect(await cupsPrinter('EPSON_TM', run).look()).toEqual({ reachable: true, trouble: null });
  expect(await cupsPrinter('EPSON', run).look()).toEqual({ reachable: false, trouble: null });
});

test('the bytes go raw to the queue', async () => {
  const { run, calls } = programs({ lp: { code: 0, output: '' } });
  const { signal } = new AbortController();
  expect(await cupsPrinter('EPSON_TM', run).print(bytes, () => {}, signal)).toBe('printed');
  expect(calls).toEqual([{ command: 'lp', args: ['-d', 'EPSON_TM', '-o', 'raw', '-s'], input: bytes }]);
});

test('refused by CUPS is not printed; ended in the middle is unclear', async () => {
  expect(await printWith({ code: 1, output: '' })).toBe('not_printed');
  expect(await printWith(new Error('ENOENT'))).toBe('not_printed');
  expect(await printWith({ code: null, output: '' })).toBe('unclear');
});
