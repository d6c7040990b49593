// Makes the database that every journey has a copy of, and says by a message where it is.
import { seedVisitorsHouse } from '../../../db/seed/visitors-house.ts';
import { openTemplate } from '../server/template.ts';
import { endWithParent } from './end-with-parent.ts';

const { close, ...template } = await openTemplate(seedVisitorsHouse);
process.send?.(template);
endWithParent(close);
