import { expect, test } from 'vitest';
import { isNoAnswer } from './no-answer.ts';

test('a page that got no answer is told from one that is broken', () => {
  const none = [
    new TypeError('Failed to fetch'),
    new TypeError('Load failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new Error('Unable to decode turbo-stream response'),
    { status: 502, data: '<h1>Bad Gateway</h1>' },
    { status: 511, data: '<h1>Entre na rede</h1>' },
  ];
  for (const error of none) expect(isNoAnswer(error), String(error)).toBe(true);
  const others = [
    new TypeError("Cannot read properties of undefined (reading 'name')"),
    new RangeError('Invalid time value'),
    new Error('Unexpected Server Error'),
    { status: 404, data: null },
    { status: 500, data: null },
    undefined,
  ];
  for (const error of others) expect(isNoAnswer(error), String(error)).toBe(false);
});
