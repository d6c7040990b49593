// Small files with plain names.
import path from 'node:path';
import { read, sourceFiles } from './source-files.mjs';

const maxLines = 250;
/** Data and drawings are as long as they need to be. */
const data = /^db\/seed\/(menu|pictures\/)/;
/** Names that the router's framework prescribes. */
const prescribed = /^entry\.(client|server)\.tsx$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|setup))?\.(ts|tsx|mjs)$/;
const vague = /(^|[-/])(utils?|helpers?|managers?|services?)([-./]|$)|\/(misc|common)\./;

export function files() {
  const complaints = [];
  for (const file of sourceFiles('src', 'db', 'scripts', 'tests', 'bench')) {
    const name = path.basename(file);
    const lines = read(file).split('\n').length - 1;
    if (lines > maxLines && !data.test(file))
      complaints.push(`${file}: ${lines} lines; split it (${maxLines} at most)`);
    if (!kebab.test(name) && !prescribed.test(name)) complaints.push(`${file}: file names are kebab-case`);
    if (vague.test(file)) complaints.push(`${file}: name what it does`);
    if (/^index\.tsx?$/.test(name) && file.startsWith('src/')) complaints.push(`${file}: no barrels`);
  }
  return complaints;
}
