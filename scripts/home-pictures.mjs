// Writes the dishes that a visitor orders on the first page. They are the demo restaurant's own drawings, which a server without a demo
// has nowhere else; the size is twice what a phone shows.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { drawDish } from '../db/seed/pictures/index.ts';

// What is cut out of the 800 by 600 of a drawing, so that food fills its tile.
const pictures = {
  'moqueca-banana': { left: 120, top: 90, width: 560, height: 420 },
  'pao-de-queijo': { left: 120, top: 90, width: 560, height: 420 },
  'caipirinha-caju': { left: 80, top: 0, width: 720, height: 540 },
};

await mkdir('src/generated/home', { recursive: true });
for (const [key, cut] of Object.entries(pictures))
  await sharp(Buffer.from(drawDish(key)))
    .extract(cut)
    .resize(224, 168)
    .webp({ quality: 74, effort: 6 })
    .toFile(`src/generated/home/${key}.webp`);
