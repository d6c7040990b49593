import { sizeToSend } from '#lib/sent-files.ts';

const smallEnough = 400_000;

/**
 * A phone's photo as large as it is kept: a tenth of its bytes, so that it arrives over a weak line. What the browser cannot make
 * smaller goes as it is, and the server says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const smaller = await redrawn(file);
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

async function redrawn(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = sizeToSend(bitmap);
  if (width === bitmap.width && height === bitmap.height && file.size <= smallEnough) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const webp = await toBlob(canvas, 'image/webp');
  // Where a browser cannot write WebP it gives PNG, which is right for what is not a photo.
  return webp?.type !== 'image/webp' && file.type === 'image/jpeg' ? toBlob(canvas, 'image/jpeg') : webp;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
}
