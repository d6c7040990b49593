import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withPlainFields } from '../../scripts/plain-fields.mjs';
import { unsupportedIn } from '../../scripts/unsupported-calls.mjs';
import { withPlainHeights } from '../../scripts/viewport-heights.mjs';

const client = path.resolve('build/client');
const assets = path.join(client, 'assets');

/** What is called as something that the oldest browsers lack, and is not that, or is not called there; with the reason. */
const allowed: Record<string, string> = {
  '.config()': "Redux's own; that of fenced frames is lacking",
  '.move()': 'a call of the contract; that of disposable things is lacking',
  '.drop()': 'of the floor plan; that of iterators is lacking',
  '.toArray()': "of React's children and of sorting by hand; that of iterators is lacking",
  '.use()': "React's own; that of disposable things is lacking",
  '.when()': "zod's own; that of event targets is lacking",
  '.requestSubmit()': "Base UI's own, which asks the form whether it has it",
  '.share()': 'the dialog of what is shared asks first, and prints instead',
  '.startViewTransition()': 'no page asks the router for one, and React asks first',
  '.connection()': 'told of a stream; a browser has one of that name elsewhere',
  SharedWorker: 'client/shared-stream asks first, and the page has its own stream then',
  navigation: 'React asks first, by `typeof`',
};

test('what the oldest browsers lack is named with its file', () => {
  const code = `
    const sorted = [2, 1].toSorted();
    Object.groupBy(sorted, String);
    fetch('/', { signal: AbortSignal.timeout(1) });
    new Float16Array(1);
    /(?<=a)b/.test('ab');
    new RegExp(\`(?<!\${sorted}a)b\`);
    class Once { static { sorted.length = 0; } }
  `;
  expect(unsupportedIn('a.js', code)).toEqual(
    [
      '.toSorted()',
      'AbortSignal.timeout',
      'Float16Array',
      'Object.groupBy',
      'a static block',
      'looking behind in a pattern',
    ].map((what) => `a.js: ${what}`),
  );
});

test('what is asked for before it is called, and what only has the name, is not', () => {
  const code = `
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    list.toSorted?.();
    typeof URL.canParse === 'function' && URL.canParse('a');
    const groupBy = (Float16Array) => Float16Array.groupBy();
    [1].at(0);
    ({ toSorted: 1 }).toSorted;
  `;
  expect(unsupportedIn('a.js', code)).toEqual([]);
});

test('a height in `dvh` stands in `vh` before it', () => {
  expect(withPlainHeights('.a{color:red;max-height:calc(100dvh - 3rem)}.b{height:100dvh;top:0}')).toBe(
    '.a{color:red;max-height:calc(100vh - 3rem);max-height:calc(100dvh - 3rem)}.b{height:100vh;height:100dvh;top:0}',
  );
});

describe.runIf(existsSync(assets))('in the oldest browsers', () => {
  const scripts = () => [
    ...readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(assets, file)),
    ...['sw.js', 'sandbox.js'].map((file) => path.join(client, file)),
    path.resolve('build/boot.js'),
  ];

  test('every script that is sent runs', () => {
    const found = scripts().flatMap((file) => unsupportedIn(path.basename(file), readFileSync(file, 'utf8')));
    expect(found.filter((each) => !(each.replace(/^[^:]*: /, '') in allowed))).toEqual([]);
    const unused = Object.keys(allowed).filter((name) => !found.some((each) => each.endsWith(`: ${name}`)));
    expect(unused, 'exceptions that nothing needs').toEqual([]);
  });

  test('no style asks the width by a comparison, which they do not know', () => {
    for (const file of readdirSync(assets).filter((name) => name.endsWith('.css')))
      expect(readFileSync(path.join(assets, file), 'utf8'), file).not.toMatch(/@media[^{]*[<>]/);
  });
});

test("a library's private fields are plain ones, which no other class shares", () => {
  const code = 'class A { #kept = 1; #add() { return this.#kept + 1; } get next() { return this.#add(); } }';
  const plain = withPlainFields(code, 'a');
  expect(plain).not.toContain('#');
  expect(new Function(`${plain} return new A().next`)()).toBe(2);
  expect(plain).not.toBe(withPlainFields(code, 'b'));
  expect(() => withPlainFields('class B { #kept; has(it) { return #kept in it; } }', 'b')).toThrow('private field');
});
