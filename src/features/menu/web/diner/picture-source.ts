export const pictureWidths = [160, 320, 640] as const;

/** The variants of a stored picture; a picture from elsewhere has only itself. */
export function pictureSource(imageUrl: string): { src: string; srcSet?: string } {
  if (!imageUrl.startsWith('/media/')) return { src: imageUrl };
  return {
    src: `${imageUrl}-320.webp`,
    srcSet: pictureWidths.map((width) => `${imageUrl}-${width}.webp ${width}w`).join(', '),
  };
}
