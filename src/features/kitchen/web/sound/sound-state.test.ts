import { expect, test } from 'vitest';
import { soundStateOf } from './sound-state.ts';

const off = { tune: 'off', volume: 'high' } as const;
const low = { tune: 'bell', volume: 'low' } as const;

test('a display is said to sound as it is set while it can be heard', () => {
  expect(soundStateOf({}, ['a', 'b'], 'heard')).toEqual({ set: 'high' });
  expect(soundStateOf({ a: low }, ['a'], 'heard')).toEqual({ set: 'low' });
  expect(soundStateOf({ a: low }, ['a', 'b'], 'heard')).toEqual({ set: 'mixed' });
});

test('what cannot be heard is never said to be on, whatever it is set to; what is off asks for nothing', () => {
  for (const mute of ['untouched', 'stopped', 'refused'] as const) {
    expect(soundStateOf({}, ['a'], mute)).toEqual({ set: 'high', mute });
    expect(soundStateOf({ a: off }, ['a', 'b'], mute)).toEqual({ set: 'mixed', mute });
    expect(soundStateOf({ a: off, b: off }, ['a', 'b'], mute)).toEqual({ set: 'off' });
  }
});
