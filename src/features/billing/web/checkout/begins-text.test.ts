import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { beginsText } from './begins-text.ts';

const renewal = { kind: 'renewal', startsLater: false, plan: { id: 'monthly' } } as const;
const date = '10 de maio de 2027';

test('a renewal follows the period that runs, on the same plan or on another', () => {
  expect(beginsText(renewal, 'monthly', date)).toBe(m['billing.checkout.renewal']());
  expect(beginsText(renewal, 'yearly', date)).toBe(m['billing.checkout.changeLater']({ date }));
});

test('a change is now, or waits for the end', () => {
  const change = { ...renewal, kind: 'change' } as const;
  expect(beginsText(change, 'yearly', date)).toBe(m['billing.checkout.changeNow']());
  expect(beginsText({ ...change, startsLater: true }, 'yearly', date)).toBe(
    m['billing.checkout.changeLater']({ date }),
  );
});

test('where nothing runs, as after a cancellation whose money went back, no present period is spoken of', () => {
  expect(beginsText(renewal, null, date)).toBeNull();
  expect(beginsText({ ...renewal, kind: 'first' }, null, date)).toBeNull();
});
