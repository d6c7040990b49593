import { expect, test, vi } from 'vitest';
import { offerUndo, undoLast, withdrawUndo } from './undo.tsx';

test('what was done last is taken back once, unless the offer was withdrawn', () => {
  const undo = vi.fn();
  offerUndo('Mesa 4', undo);
  undoLast();
  undoLast();
  expect(undo).toHaveBeenCalledTimes(1);
  offerUndo('Mesa 5', undo);
  withdrawUndo();
  undoLast();
  expect(undo).toHaveBeenCalledTimes(1);
});
