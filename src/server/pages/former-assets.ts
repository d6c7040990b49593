import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Longer than anybody leaves a page open without loading it again. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/**
 * Keeps the browser's built files beyond the build that made them: a page that was opened before an update goes on asking for its own.
 * Their names hold their content, so files of several builds lie side by side. Those that no build has had for a month go.
 */
export async function keepFormerAssets(assets: string, folder: string, now = new Date()): Promise<void> {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  for (const file of await readdir(assets)) {
    const copy = path.join(folder, file);
    if (!kept.delete(file)) {
      // Another process may do the same at the same time: each file appears whole or not at all.
      const written = `${copy}.${process.pid}.part`;
      await copyFile(path.join(assets, file), written);
      await rename(written, copy);
    }
    await utimes(copy, now, now);
  }
  for (const file of kept) {
    const { mtimeMs } = await stat(path.join(folder, file));
    if (now.getTime() - mtimeMs > keptMs) await rm(path.join(folder, file), { force: true });
  }
}
