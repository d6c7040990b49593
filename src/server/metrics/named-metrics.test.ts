import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type Running, type TestInstance } from '../../../tests/support/server/instance.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const alerts = read('ops/prometheus/alerts.yml');
const dashboard = read('ops/grafana/comanda.json');

let instance: TestInstance;
let server: Running;
let exported: Map<string, string>;
beforeAll(async () => {
  instance = await openTestInstance();
  server = await instance.another({ measured: true });
  const text = await server.metrics!.registry.metrics();
  exported = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
});
afterAll(async () => {
  await server.close();
  await instance.close();
});

/** Every metric that an expression names, as it is exported: a histogram has its parts. */
function named(text: string): Set<string> {
  const names = text.match(/\b(?:comanda|nodejs|process)_[a-z0-9_]+/g) ?? [];
  return new Set(names.map((name) => (exported.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, ''))));
}

test.each([
  ['ops/prometheus/alerts.yml', [...alerts.matchAll(/expr: (.*)$/gm)].map(([, expression]) => expression)],
  [
    'ops/grafana/comanda.json',
    (JSON.parse(dashboard).panels as { targets: { expr: string }[] }[]).flatMap(({ targets }) =>
      targets.map(({ expr }) => expr),
    ),
  ],
])('%s names nothing that is not exported', (_file, expressions) => {
  const names = [...named(expressions.join('\n'))];
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !exported.has(name))).toEqual([]);
});

test('every metric of ours is looked at by the dashboard', () => {
  const ours = [...exported.keys()].filter((name) => name.startsWith('comanda_'));
  expect(ours.filter((name) => !named(dashboard).has(name))).toEqual([]);
});

test('every alert has its runbook', () => {
  const headings = [...read('docs/operations.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name?.toLowerCase());
  const wanted = [...alerts.matchAll(/runbook: "docs\/operations\.md#(\w+)"/g)].map(([, name]) => name);
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name?.toLowerCase());
  expect(wanted).toEqual(names);
  expect(names.filter((name) => !headings.includes(name))).toEqual([]);
});
