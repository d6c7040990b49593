const longestSide = 2_000;
const smallEnough = 1_000_000;

/**
 * A phone's photo as large as any screen shows it: a tenth of its bytes, so that it arrives over a weak line. What the browser
 * cannot open goes as it is, and the server says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= smallEnough) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await toBlob(canvas, 'image/webp');
  // Where a browser cannot write WebP it gives PNG, which is right for what is not a photo.
  const smaller = webp?.type !== 'image/webp' && file.type === 'image/jpeg' ? await toBlob(canvas, 'image/jpeg') : webp;
  return smaller && smaller.size < file.size ? smaller : file;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
}
