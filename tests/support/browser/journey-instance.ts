// A program of its own, in a process of its own, with its own PostgreSQL; says by a message where it is.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWithParent } from './end-with-parent.ts';
import { startForJourneys } from './journey-program.ts';

// A journey over an update says where the build and the data are, and at which port it was before.
const { JOURNEY_ROOT: root, JOURNEY_DATA: ownData, JOURNEY_PORT: ownPort } = process.env;
const dataDir = ownData ?? (await mkdtemp(path.join(tmpdir(), 'comanda journeys ')));
const { told, stop } = await startForJourneys({ DATA_DIR: dataDir, ...(ownPort && { PORT: ownPort }) }, root);
process.send?.(told);

endWithParent(async () => {
  await stop();
  if (!ownData) await rm(dataDir, { recursive: true, force: true });
});
