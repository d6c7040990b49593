// A screen's classes come from the stylesheet of its area, which finds them in the folders that it names: one that no area names
// is drawn without them.
import path from 'node:path';
import { read, sourceFiles } from './source-files.mjs';

const screens = /^src\/(pages\/[^/]+|features\/[^/]+\/web)\/.*\.tsx$/;
const areas = ['diner', 'public', 'kitchen', 'staff'];
const source = /^@source (not )?"([^"]+)";$/gm;

export function styles() {
  const sheets = Object.fromEntries(areas.map((area) => [area, sourcesOf(`src/ui/styles/area-${area}.css`)]));
  return sourceFiles('src')
    .filter((file) => screens.test(file) && !file.endsWith('.test.tsx'))
    .filter((file) => !any(sheets[areaOf(file)].named, file) || any(sheets[areaOf(file)].left, file))
    .map((file) => `${file} is not among the sources of src/ui/styles/area-${areaOf(file)}.css`);
}

const staffPages =
  /^src\/(pages\/(restaurant-admin|admin)|features\/[^/]+\/web)\/(?!.*(diner|public|kitchen|frame|paper)\/).*\.tsx$/;
const ownWidth = /(?<![:\w-])max-w-[2-7]xl\b/;

/** How wide a page is says `max-w-content`, or it is as wide as there is room. */
export function pageWidths() {
  return sourceFiles('src')
    .filter((file) => staffPages.test(file))
    .filter((file) => ownWidth.test(read(file)))
    .map((file) => `${file} has a width of its own: pages are as wide as max-w-content, or as there is room`);
}

/** Whose screen it is, as its folder says; what is left is the staff's or the platform's. */
const areaOf = (file) => areas.find((area) => file.includes(`/${area}/`)) ?? 'staff';

function sourcesOf(sheet) {
  const found = [...read(sheet).matchAll(source)].map(([, not, glob]) => ({
    not: Boolean(not),
    glob: path.join(path.dirname(sheet), glob),
  }));
  return {
    named: found.filter(({ not }) => !not).map(({ glob }) => glob),
    left: found.filter(({ not }) => not).map(({ glob }) => glob),
  };
}

/** A folder stands for all that is in it, but one that a pattern finds stands for nothing: there files are meant. */
function any(globs, file) {
  return globs.some((glob) => path.matchesGlob(file, glob.includes('*') ? glob : `${glob}/**`));
}
