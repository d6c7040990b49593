import { expect, test } from 'vitest';
import { dragWords } from './drag-words.ts';

test('a table that is dragged is called by its name, and so is its room', () => {
  const said = dragWords({ table: () => 'Mesa 7', room: () => 'Varanda' });
  const event = (over: boolean) => ({ active: { id: '01a2' }, over: over ? { id: '01b3' } : null }) as never;
  for (const words of [
    said.onDragStart(event(false)),
    said.onDragOver(event(true)),
    said.onDragOver(event(false)),
    said.onDragEnd(event(true)),
    said.onDragEnd(event(false)),
    said.onDragCancel(event(false)),
  ]) {
    expect(words).toContain('Mesa 7');
    expect(words).not.toMatch(/01a2|01b3|Draggable/);
  }
  expect(said.onDragEnd(event(true))).toContain('Varanda');
});
