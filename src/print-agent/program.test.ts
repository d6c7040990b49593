import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from './messages.ts';
import { type Computer, runProgram } from './program.ts';
import { systemOf } from './user-paths.ts';

let folder: string;
let server: Server;
let url: string;
/** The codes that the service still takes, and the token that each gives. */
let codes: Map<string, string>;
let revoked: Set<string>;
/** Hears of each question, with its token. */
let onQuestion: (token: string) => void;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'comanda-program-'));
  codes = new Map([
    ['111111111111', `${folder} first`],
    ['222222222222', `${folder} second`],
  ]);
  revoked = new Set();
  onQuestion = () => {};
  server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      const [status, body] = answer(request.url ?? '', JSON.parse(text), request.headers.authorization ?? '');
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

function answer(address: string, { code }: { code?: string }, authorization: string): [number, object] {
  if (address.endsWith('/pair')) {
    if (code === undefined) return [400, { code: 'invalid_input', message: 'Confira os campos.' }];
    const token = codes.get(code);
    codes.delete(code);
    return token ? [200, { token }] : [403, { code: 'pairing_code_wrong', message: 'Código errado.' }];
  }
  const token = authorization.replace('Bearer ', '');
  onQuestion(token);
  return revoked.has(token) ? [401, {}] : [200, { printers: [], jobs: [] }];
}

/** A computer where someone types these answers; null: where nobody is. */
function computer(answers: string[] | null, args: string[] = []) {
  const lines: string[] = [];
  const paths = { config: path.join(folder, 'config'), autostart: path.join(folder, 'startup') };
  let stop = () => {};
  const write = (line: string) => void lines.push(line);
  const mine: Computer = {
    system: systemOf(process.platform),
    paths,
    args,
    env: {},
    terminal: answers && {
      write,
      stoppable: (_line, work) => work(new AbortController().signal),
      async ask(question) {
        write(question);
        const next = answers.shift();
        if (next === undefined) throw new Error(`No answer to ${question}`);
        return next;
      },
    },
    suggestedServer: url,
    programFiles: [process.execPath],
    fromSources: true,
    run: async () => ({ code: 0, output: '' }),
    log: write,
    deviceFor: () => null,
    find: async () => [],
    onStop: (end) => {
      stop = end;
    },
  };
  const saved = (name: string) => {
    const file = path.join(paths.config, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  };
  return { ...mine, lines, saved, stop: () => stop() };
}

test('the first start asks, saves what the service has taken, and prints', async () => {
  const mine = computer(['', '999999999999', '1111 1111 1111', 's']);
  onQuestion = () => mine.stop();
  await runProgram(mine);
  expect(mine.saved('token')).toBe(`${folder} first`);
  expect(mine.saved('server')).toBe(url);
  expect(existsSync(mine.paths.autostart)).toBe(true);
  expect(mine.lines).toContain(messages.paired());
  expect(mine.lines).toContain(messages.autostartOn());
  expect(mine.lines.at(-1)).toBe(messages.stopped());
});

test('an address where no Comanda answers is not saved', async () => {
  const mine = computer(['http://127.0.0.1:1']);
  await expect(runProgram(mine)).rejects.toThrow('No answer');
  expect(mine.saved('server')).toBeNull();
});

test('the next start asks nothing', async () => {
  const first = computer(['', '111111111111', 'n']);
  onQuestion = () => first.stop();
  await runProgram(first);
  expect(existsSync(first.paths.autostart)).toBe(false);
  const next = computer([]);
  onQuestion = () => next.stop();
  await runProgram(next);
  expect(next.lines).toEqual([messages.running(url), messages.stopped()]);
});

test('a second copy says that one is running, and asks the service for nothing', async () => {
  const first = computer(null, ['--server', url, '--code', '111111111111']);
  const asked = new Promise<void>((resolve) => {
    onQuestion = () => resolve();
  });
  const running = runProgram(first);
  await asked;
  await expect(runProgram(computer([]))).rejects.toThrow(messages.alreadyRunning());
  first.stop();
  await running;
  const next = computer([]);
  onQuestion = () => next.stop();
  await runProgram(next);
});

test('whoever was disconnected types another code, and it prints again', async () => {
  const mine = computer(['', '111111111111', 'n', '222222222222', 'n']);
  onQuestion = (token) => {
    if (token.endsWith('first')) revoked.add(token);
    else mine.stop();
  };
  await runProgram(mine);
  expect(mine.lines).toContain(messages.tokenRevoked());
  expect(mine.saved('token')).toBe(`${folder} second`);
});

test('where nobody is, a revoked token ends the program with the reason', async () => {
  const mine = computer(null, ['--server', url, '--code', '111111111111']);
  onQuestion = (token) => revoked.add(token);
  await expect(runProgram(mine)).rejects.toThrow(messages.tokenRevoked());
});

test('a code that is refused ends it with the reason, and nothing is saved', async () => {
  const mine = computer(null, ['--server', url, '--code', '999999999999']);
  await expect(runProgram(mine)).rejects.toThrow();
  expect(mine.saved('token')).toBeNull();
});

test('one of several agents leaves the settings of the user alone, and starts with its own', async () => {
  const token = path.join(folder, 'bar.token');
  const mine = computer(null, ['--server', url, '--code', '111111111111', '--token-file', token, '--install']);
  onQuestion = () => mine.stop();
  await runProgram(mine);
  expect(mine.saved('server')).toBeNull();
  expect(readFileSync(`${token}.server`, 'utf8').trim()).toBe(url);
  const startup = readFileSync(mine.paths.autostart, 'utf8');
  for (const part of ['--server', url, '--token-file', 'bar.token']) expect(startup).toContain(part);
});

test('one that was paired starts with its token alone', async () => {
  const token = path.join(folder, 'bar.token');
  const first = computer(null, ['--server', url, '--code', '111111111111', '--token-file', token]);
  onQuestion = () => first.stop();
  await runProgram(first);
  const next = computer(null, ['--token-file', token]);
  onQuestion = () => next.stop();
  await runProgram(next);
  expect(next.lines).toEqual([messages.running(url), messages.stopped()]);
});

test('a token from before the address was kept with it is told the address once', async () => {
  const token = path.join(folder, 'bar.token');
  const first = computer(null, ['--server', url, '--code', '111111111111', '--token-file', token]);
  onQuestion = () => first.stop();
  await runProgram(first);
  rmSync(`${token}.server`);
  await expect(runProgram(computer(null, ['--token-file', token]))).rejects.toThrow(
    messages.serverUnknown(`${token}.server`),
  );
  const told = computer(null, ['--token-file', token, '--server', url]);
  onQuestion = () => told.stop();
  await runProgram(told);
  const next = computer(null, ['--token-file', token]);
  onQuestion = () => next.stop();
  await runProgram(next);
  expect(next.lines).toEqual([messages.running(url), messages.stopped()]);
});

test('--uninstall ends the autostart, and the program', async () => {
  const mine = computer([], ['--uninstall']);
  await runProgram(mine);
  expect(mine.lines).toEqual([messages.autostartOff()]);
});
