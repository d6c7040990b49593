import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPictures } from './pictures/render.ts';

/** Draws the demo's pictures into the folder that pictures are served from. */
export async function seedPictures(media: string, restaurantId: string): Promise<void> {
  const folder = path.join(media, restaurantId);
  await mkdir(folder, { recursive: true });
  for (const [key, sizes] of await renderPictures()) {
    for (const [width, bytes] of sizes) await writeFile(path.join(folder, `${key}-${width}.webp`), bytes);
  }
}
