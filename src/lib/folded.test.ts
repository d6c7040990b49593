import { expect, test } from 'vitest';
import { hasWords } from './folded.ts';

test.each([
  ['acai', true],
  ['AÇAÍ', true],
  ['tigela  acai', true],
  ['  granola ', true],
  ['', true],
  [' ', true],
  ['acai com leite', false],
])('%j', (search, expected) => expect(hasWords('Açaí na tigela, com granola', search)).toBe(expected));
