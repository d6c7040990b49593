import { expect, test } from 'vitest';
import { receiverOf } from '../../src/features/checks/pix/receiver.ts';
import { demoPix } from './seed-pix.ts';

test('codes can be made to the key of the demonstration, and nobody has it', () => {
  expect(receiverOf({ ...demoPix, kind: 'email' })).toEqual(demoPix);
  expect(demoPix.key).toMatch(/\.example$/);
});
