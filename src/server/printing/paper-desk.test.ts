import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Change, Changes } from '#database/changes.ts';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { PaperDesk } from './paper-desk.ts';

const change = (topic: Change['topic']): Change => ({ restaurantId: 'house', topic, id: 'one', tableId: null });

test('a house whose first printer is told of while the desk looks for houses has its orders printed', async () => {
  const changes = new EventEmitter();
  const found = Promise.withResolvers<{ id: string }[]>();
  const served: string[] = [];
  const desk = new PaperDesk({
    changes: changes as unknown as Changes,
    system: { rows: () => found.promise, transaction: async () => {} } as unknown as SystemDoor,
    scope: (restaurantId) => {
      served.push(restaurantId);
      return { kept: async () => [] } as unknown as Scope;
    },
    now: () => new Date(),
    onError: (error) => expect.unreachable(String(error)),
  });
  desk.start();
  changes.emit('change', change('printers'));
  // It was not there yet when the database was asked.
  found.resolve([]);
  await found.promise;
  await new Promise(setImmediate);
  changes.emit('change', change('orders'));
  await desk.stop();
  expect(served).toEqual(['house']);
});
