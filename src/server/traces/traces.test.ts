import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type Running, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { openTraces, type Traces } from './traces.ts';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector of our own, that takes OTLP over HTTP. */
const spans: Sent[] = [];
const paths = new Set<string>();
let collector: Server;
let instance: TestInstance;
let traces: Traces;
let server: Running;
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    paths.add(`${request.method} ${request.url}`);
    const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as { port: number };
  instance = await openTestInstance();
  traces = await openTraces({ endpoint: `http://127.0.0.1:${port}` });
  server = await instance.another({ traces });
});
afterAll(async () => {
  await server.close();
  await instance.close();
  collector.close();
});

test('an order is a span of its call, with the statements that it asked within it; no address and no value leaves', async () => {
  const here = { ...instance, url: server.url };
  const till = await openTill(here);
  const guest = await new Visitor(here).sitAt(3);
  const parent = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await guest.send(
    'POST',
    till.orderPath(3) as string,
    { key: crypto.randomUUID(), lines: till.lines() },
    { traceparent: `00-${parent}-00f067aa0ba902b7-01` },
  );
  expect(answer.status).toBe(200);
  await traces.stop();
  expect([...paths]).toEqual(['POST /v1/traces']);
  const placed = spans.find(({ name }) => name === 'POST orders.place');
  expect(placed).toMatchObject({ traceId: parent, parentSpanId: '00f067aa0ba902b7' });
  expect(placed!.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const within = spans.filter(({ traceId, spanId }) => traceId === parent && spanId !== placed!.spanId);
  expect(within.map(({ name }) => name)).toContain('orders.place');
  for (const { parentSpanId } of within) expect(parentSpanId).toBe(placed!.spanId);
  const sent = JSON.stringify(spans);
  for (const secret of [slug, instance.restaurantId, answer.body.id]) expect(sent).not.toContain(secret);
});
