import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from './console.ts';
import { pairByAsking, saysNo, troubleWith } from './pairing.ts';
import { localeOf, words } from './words.ts';

let server: Server;
let url: string;
beforeEach(async () => {
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      const fits = JSON.parse(body).code === '123412341234';
      response.writeHead(fits ? 200 : 403, { 'content-type': 'application/json' });
      response.end(JSON.stringify(fits ? { token: 'the token' } : { message: 'Código errado.' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function someone(...answers: string[]): Person & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    say: (line) => void heard.push(line),
    async ask(question) {
      heard.push(question);
      const answer = answers.shift();
      if (answer === undefined) throw new Error(`Nothing to answer to ${question}`);
      return answer;
    },
  };
}

test('whoever mistypes is told what is wrong, and asked that again alone', async () => {
  const person = someone('meu restaurante', url, '1234', '000000000000', '1234 1234 1234');
  expect(await pairByAsking(person, { server: null, usual: null })).toEqual({ server: url, token: 'the token' });
  expect(person.heard).toEqual([
    words.askServer(null),
    words.serverWrong(),
    words.askServer(null),
    words.askCode(),
    words.codeWrong(),
    words.askCode(),
    'Código errado.',
    words.askCode(),
  ]);
});

test('Enter takes the address that the program was made for', async () => {
  const person = someone('', '123412341234');
  expect(await pairByAsking(person, { server: null, usual: url })).toMatchObject({ server: url });
});

test('an address where nothing answers is asked for again', async () => {
  const person = someone('http://127.0.0.1:1', '123412341234', url, '123412341234');
  expect(await pairByAsking(person, { server: null, usual: null })).toMatchObject({ server: url });
  expect(person.heard).toContain(words.noAnswer('http://127.0.0.1:1'));
});

test('a certificate that is not accepted is told from a network that is away', () => {
  const failed = (code: string) => new Error('fetch failed', { cause: Object.assign(new Error(), { code }) });
  for (const code of ['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])
    expect(troubleWith(url, failed(code))).toBe(words.certificate(url));
  expect(troubleWith(url, failed('ENOTFOUND'))).toBe(words.noAnswer(url));
});

test('Portuguese unless the computer is English, and yes unless it is a no', () => {
  expect(['en-US', 'en', 'pt-BR', 'es-AR'].map(localeOf)).toEqual(['en', 'en', 'pt-BR', 'pt-BR']);
  expect(['', 's', 'Y', 'sim'].map(saysNo)).toEqual([false, false, false, false]);
  expect(['n', 'N', 'não', 'no'].map(saysNo)).toEqual([true, true, true, true]);
});
