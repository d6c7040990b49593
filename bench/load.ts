// The load: a process of its own, so that it shares no event loop with the measured server or with the one that measures.
import { closing } from './closing.ts';
import { neighbour } from './neighbour.ts';
import { ordering } from './ordering.ts';
import { reading } from './reading.ts';
import { screens } from './screens.ts';
import { straight } from './straight.ts';

const kinds = { closing, neighbour, ordering, reading, screens, straight };
export type Kinds = typeof kinds;

process.on('message', async ({ kind, task }: { kind: keyof Kinds; task: never }) => {
  try {
    process.send?.({ result: await kinds[kind](task) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.stack : String(error) });
  }
});
process.on('disconnect', () => process.exit());
