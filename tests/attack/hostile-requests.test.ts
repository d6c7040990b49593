import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRequest, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { openTestInstance, publicUrl, type TestInstance, waiter } from '../support/server/instance.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let visitor: Visitor;
let subject: Subject;

beforeAll(async () => {
  instance = await openTestInstance();
  visitor = await (await new Visitor(instance).sitAt(1)).signIn(waiter);
  subject = await subjectOf(instance.owner, instance.restaurantId);
});
afterAll(() => instance.close());

/** A string literal in JSON text, sent as it stands. */
const postRaw = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(instance.url + path, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json', cookie: visitor.cookieHeader, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });

/** Bodies that are no input of anything, sent to every write. */
const bodies: [string, string | Buffer][] = [
  ['nothing', ''],
  ['half of an object', '{"key":'],
  ['a bare word', 'lines'],
  ['null', 'null'],
  ['a number', '1'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['ten thousand lists in one another', `{"lines":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['ten thousand objects in one another', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['as deep as the limit allows', '['.repeat(130_000) + ']'.repeat(130_000)],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  [
    'a text of no encoding',
    Buffer.concat([Buffer.from('{"notes":"'), Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  ],
  ['too much', `{"notes":"${'x'.repeat(300 * 1024)}"}`],
  ['many keys', `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join()}}`],
];

test.each(bodies)('%s as the body of any write is refused, never a fault', async (name, body) => {
  const paths = calls
    .filter(({ method }) => method === 'POST')
    .map((call) => asRequest(call, samples[call.name]!(subject)).path);
  for (const path of [...paths, '/api/auth/sign-in/email', '/api/auth/sign-out', '/language', '/api/nothing']) {
    // Without cookies where a body that is taken would end the session.
    const { status } = await postRaw(path, body, path.includes('/auth/') ? { cookie: '' } : {});
    expect(status, path).toBeLessThan(500);
    if (path.endsWith('/orders')) expect(status, path).toBe(name === 'too much' ? 413 : 400);
  }
});

/** Every way to put something else in the place of one text of a value. */
function* withText(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text;
  if (Array.isArray(value)) {
    for (const [n, each] of value.entries()) for (const other of withText(each, text)) yield value.with(n, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      for (const other of withText(each, text)) yield { ...value, [key]: other };
    }
  }
}

test.each(calls)('any text of $name may be hostile: refused or taken, never a fault', async (call) => {
  const texts = [
    '\u0000',
    'a\u0000b',
    '\ud800',
    '',
    ' ',
    'x'.repeat(10_000),
    '%00',
    '../..',
    "'",
    '\u202e',
    '\r\nx: y',
  ];
  for (const text of texts) {
    for (const input of withText(samples[call.name]!(subject), text)) {
      const { method, path, body } = asRequest(call, input as Record<string, unknown>);
      const answer = await visitor.send(method, path, body);
      expect(answer.status, `${JSON.stringify(text).slice(0, 20)} in ${path}`).toBeLessThan(500);
    }
  }
});

test('sign-in takes malformed input for what it is', async () => {
  for (const [email, password] of [
    ['a\u0000@b.example', 'x'.repeat(9)],
    [waiter, 'p\u0000'.repeat(5)],
    [waiter, 'x'.repeat(200_000)],
    [{}, []],
    [null, null],
  ]) {
    const answer = await new Visitor(instance).post('/api/auth/sign-in/email', { email, password });
    expect([400, 401, 422, 429], JSON.stringify(answer.body)).toContain(answer.status);
  }
});
