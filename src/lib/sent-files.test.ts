import { expect, test } from 'vitest';
import { sizeToSend } from './sent-files.ts';

test('a picture is sent as large as it is kept, upright or lying, and never larger than it is', () => {
  expect(sizeToSend({ width: 4_000, height: 3_000 })).toEqual({ width: 1_280, height: 960 });
  expect(sizeToSend({ width: 3_000, height: 4_000 })).toEqual({ width: 1_280, height: 1_707 });
  expect(sizeToSend({ width: 1_000, height: 10_000 })).toEqual({ width: 256, height: 2_560 });
  expect(sizeToSend({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  expect(sizeToSend({ width: 40_000, height: 1 })).toEqual({ width: 1_280, height: 1 });
});
