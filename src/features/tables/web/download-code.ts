import { toast } from 'react-hot-toast/headless';
import { saveFile } from '#client/save-file.ts';
import { m } from '#generated/messages/messages.js';
import type { TableCode } from '../contract.ts';
import { pictureOf } from './qr-image.tsx';

/** Sharp on a printed card of ten centimetres. */
const pngPx = 1_200;

export type Format = 'svg' | 'png';

export async function downloadCode(code: TableCode, format: Format): Promise<void> {
  try {
    const file = format === 'svg' ? new Blob([code.svg], { type: 'image/svg+xml' }) : await drawn(code);
    saveFile(file, `${m['tables.qr.fileName']({ number: code.number })}.${format}`);
  } catch {
    toast.error(m['tables.qr.downloadFailed']());
  }
}

async function drawn(code: TableCode): Promise<Blob> {
  const picture = new Image();
  picture.src = pictureOf(code);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pngPx;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.imageSmoothingEnabled = false;
  pen.drawImage(picture, 0, 0, pngPx, pngPx);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}
