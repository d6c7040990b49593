// The rules that neither Biome nor the compiler knows. Each returns the sentences it has to complain about.
import { architecture } from './architecture.mjs';
import { catalogues } from './catalogues.mjs';
import { files } from './files.mjs';
import { imports } from './imports.mjs';
import { pageWidths, styles } from './styles.mjs';
import { tableOwners } from './table-owners.mjs';
import { unreadTexts } from './unread-texts.mjs';

const complaints = [files, imports, tableOwners, catalogues, unreadTexts, architecture, styles, pageWidths].flatMap(
  (rule) => rule(),
);
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log('The rules of the house hold.');
