import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotComanda, RequestRefused, Service } from './comanda-api.ts';
import { explain, localeOf, messages } from './messages.ts';
import { readServers } from './options.ts';
import { isNo, pairByAsking } from './pairing.ts';
import type { Terminal } from './terminal.ts';

let server: Server;
let url: string;
/** What the service, or whatever else stands at the address, answers to each body. */
let answer: (body: { code?: string }) => { status: number; body?: object; location?: string };
const refused = { status: 403, body: { code: 'pairing_code_wrong', message: 'Código errado.' } };
const malformed = { status: 400, body: { code: 'invalid_input', message: 'Confira os campos.' } };

beforeEach(async () => {
  answer = ({ code }) => {
    if (code === undefined) return malformed;
    return code === '123412341234' ? { status: 200, body: { token: 'the token' } } : refused;
  };
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => {
      const { status, body, location } = answer(JSON.parse(text));
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
      response.end(body ? JSON.stringify(body) : '<html></html>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function terminal(...answers: string[]): Terminal & { lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    write: (line) => void lines.push(line),
    stoppable: (_line, work) => work(new AbortController().signal),
    async ask(question) {
      lines.push(question);
      const next = answers.shift();
      if (next === undefined) throw new Error(`No answer to ${question}`);
      return next;
    },
  };
}

test('after a mistake only that is asked again', async () => {
  const window = terminal('meu restaurante', url, '1234', '000000000000', '1234 1234 1234');
  expect(await pairByAsking(window, { server: null, suggested: null })).toEqual({ server: url, token: 'the token' });
  expect(window.lines).toEqual([
    messages.askServer(null),
    messages.serverWrong(),
    messages.askServer(null),
    messages.askCode(),
    messages.codeMalformed(),
    messages.askCode(),
    explain(url, new RequestRefused(403, '')),
    messages.askCode(),
  ]);
});

test('Enter takes the address that the program was built for', async () => {
  const window = terminal('', '123412341234');
  expect(await pairByAsking(window, { server: null, suggested: url })).toMatchObject({ server: url });
});

test('an address is tried before the code is asked for', async () => {
  const nobody = 'http://127.0.0.1:1';
  const window = terminal(nobody, url, '123412341234');
  expect(await pairByAsking(window, { server: null, suggested: null })).toMatchObject({ server: url });
  expect(window.lines.slice(0, 3)).toEqual([
    messages.askServer(null),
    explain(nobody, new TypeError('fetch failed')),
    messages.askServer(null),
  ]);
});

test('a local address without http:// is tried without encryption first, and one of the internet never is', async () => {
  const window = terminal(url.replace('http://', ''), '123412341234');
  expect(await pairByAsking(window, { server: null, suggested: null })).toMatchObject({ server: url });
  expect(readServers('192.168.0.10:3000/login')).toEqual(['http://192.168.0.10:3000', 'https://192.168.0.10:3000']);
  expect(readServers('caixa')).toEqual(['http://caixa', 'https://caixa']);
  expect(readServers('comanda.local:443')).toEqual(['http://comanda.local:443', 'https://comanda.local']);
  expect(readServers('comanda.example')).toEqual(['https://comanda.example']);
  expect(readServers('http://comanda.example')).toEqual(['http://comanda.example']);
});

test('a search that is stopped says so, and asks for the address again', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const window = terminal(host, url, '123412341234');
  const said: string[] = [];
  window.stoppable = (line, work) => {
    said.push(line);
    return work(said.length === 1 ? AbortSignal.abort() : new AbortController().signal);
  };
  expect(await pairByAsking(window, { server: null, suggested: null })).toMatchObject({ server: url });
  expect(said).toEqual([messages.searching(host), messages.searching(url)]);
  expect(window.lines).toContain(messages.searchStopped(host));
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test('whatever else answers at an address is not Comanda', async () => {
  for (const other of [
    { status: 200 },
    { status: 404, body: { error: 'x' } },
    { status: 302, location: 'http://elsewhere.example/' },
  ]) {
    answer = () => other;
    await expect(new Service(url).locate()).rejects.toThrow(NotComanda);
  }
  answer = () => ({ status: 502 });
  await expect(new Service(url).locate()).rejects.toThrow(RequestRefused);
});

test('a known address is asked for again only when it does not answer, and can be kept', async () => {
  const nobody = 'http://127.0.0.1:1';
  const window = terminal('123412341234', url, '123412341234');
  expect(await pairByAsking(window, { server: nobody, suggested: null })).toMatchObject({ server: url });
  expect(window.lines.slice(0, 3)).toEqual([
    messages.askCode(),
    explain(nobody, new TypeError('fetch failed')),
    messages.askServer(nobody),
  ]);
});

test('a gateway that answers for the service is called no answer, and a refusal has its own words', () => {
  const noAnswer = explain(url, new TypeError('fetch failed'));
  expect(explain(url, new RequestRefused(502, 'HTTP 502'))).toBe(noAnswer);
  expect(explain(url, new RequestRefused(429, 'Tente mais tarde.'))).toBe('Tente mais tarde.');
});

test('a certificate that is not accepted is not called a missing network', () => {
  const failed = (code: string) => new Error('fetch failed', { cause: Object.assign(new Error(), { code }) });
  const away = explain(url, failed('ENOTFOUND'));
  const codes = ['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'];
  const insecure = new Set(codes.map((code) => explain(url, failed(code))));
  expect(insecure.size).toBe(1);
  expect([...insecure]).not.toContain(away);
});

test('Portuguese unless the computer is set to English, and yes unless the answer is a no', () => {
  expect(['en-US', 'en', 'pt-BR', 'es-AR'].map(localeOf)).toEqual(['en', 'en', 'pt-BR', 'pt-BR']);
  expect(['', 's', 'Y', 'sim'].map(isNo)).toEqual([false, false, false, false]);
  expect(['n', 'N', 'não', 'no'].map(isNo)).toEqual([true, true, true, true]);
});
