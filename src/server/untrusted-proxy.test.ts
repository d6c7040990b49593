import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { tellUntrustedProxy } from './untrusted-proxy.ts';

async function logOf(trustProxy: false | number, ...asked: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  tellUntrustedProxy(app, trustProxy);
  app.get('/', () => 'there');
  for (const headers of asked) await app.inject({ url: '/', headers });
  await app.close();
  return lines;
}

const forwarded = { 'x-forwarded-for': '198.51.100.7' };

test('what a proxy says is told of once while no proxy is trusted, with what to set', async () => {
  const lines = await logOf(false, {}, forwarded, forwarded, { forwarded: 'for=198.51.100.7' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUST_PROXY');
  expect(await logOf(false, { forwarded: 'for=198.51.100.7' })).toHaveLength(1);
});

test('nothing is told where a proxy is trusted, or none is in front', async () => {
  expect(await logOf(1, forwarded)).toEqual([]);
  expect(await logOf(false, {})).toEqual([]);
});
