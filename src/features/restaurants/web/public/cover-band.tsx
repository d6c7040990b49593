import { Scene } from './scene.tsx';

const widths = [640, 1280];

/**
 * The restaurant's cover above its page. The drawn room lies beneath a picture, so that one that cannot be loaded leaves the room and
 * not a hole; an image without a source or an alternative shows nothing of itself.
 */
export function CoverBand({ src }: { src: string | null }) {
  const stored = src?.startsWith('/media/');
  return (
    <div className="relative mx-3 h-58 overflow-hidden rounded-lg bg-panel lg:mx-6 lg:h-110 lg:rounded-xl">
      <Scene />
      {src && (
        <img
          src={stored ? `${src}-1280.webp` : src}
          srcSet={stored ? widths.map((width) => `${src}-${width}.webp ${width}w`).join(', ') : undefined}
          sizes="100vw"
          width={1392}
          height={440}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
