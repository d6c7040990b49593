// Makes the database that every journey has a copy of, and says by a message where it is.
import { seedVisitorsHouse } from '../../../db/seed/visitors-house.ts';
import { openTemplate } from '../server/template.ts';

const { close, ...template } = await openTemplate(seedVisitorsHouse);
process.send?.(template);
process.on('SIGTERM', async () => {
  await close();
  process.exit(0);
});
