import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const node = (script: string, ...args: string[]) => ['-e', script, ...args];

test('arguments and variables are no text of a shell, and the input is passed on', async () => {
  const script = 'process.stdin.on("data", (d) => process.stdout.write(process.argv[1] + process.env.NAME + d))';
  const hostile = '$(echo x) `id` ; & | " \' %PATH%';
  const given = { input: Buffer.from('bytes'), env: { NAME: hostile } };
  expect(await runCommand(process.execPath, node(script, hostile), given)).toEqual({
    code: 0,
    output: `${hostile}${hostile}bytes`,
  });
});

test('the exit code, also of a program that reads no input', async () => {
  const input = Buffer.alloc(1_000_000);
  expect(await runCommand(process.execPath, node('process.exit(3)'), { input })).toMatchObject({ code: 3 });
});

test('a program that does not end is ended, whatever it does about signals', async () => {
  const script = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
  expect(await runCommand(process.execPath, node(script), { longestMs: 100 })).toMatchObject({ code: null });
});

test('output without an end is cut off', async () => {
  const script = 'setInterval(() => process.stdout.write("x".repeat(100_000)), 1)';
  const { code, output } = await runCommand(process.execPath, node(script));
  expect(code).toBeNull();
  expect(output.length).toBeLessThanOrEqual(1_000_000);
});

test('a program that does not exist is an error', async () => {
  await expect(runCommand('/nonexistent/program', [])).rejects.toThrow('ENOENT');
});
