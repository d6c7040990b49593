import { useState } from 'react';
import { m } from '#generated/messages/messages.js';

/** A stored cover has two sizes; one from elsewhere only itself. */
function source(src: string) {
  if (!src.startsWith('/media/')) return { src };
  return { src: `${src}-640.webp`, srcSet: `${src}-640.webp 640w, ${src}-1280.webp 1280w` };
}

/** The restaurant's cover, or a laid table in its own colours. */
export function Cover({ src }: { src: string | null }) {
  const [failed, setFailed] = useState(false);
  const shown = src && !failed ? src : null;
  // One that failed before the page came alive has no event left to tell of it.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
  };
  return (
    <div className="relative h-68 overflow-hidden bg-brand lg:h-full lg:min-h-96 lg:rounded-xl">
      {shown ? (
        <img
          {...source(shown)}
          ref={look}
          alt=""
          width={1280}
          height={720}
          // On a wide screen it is as high as the page, and cut at its sides.
          sizes="(min-width: 64rem) 80rem, 100vw"
          fetchPriority="high"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      ) : (
        <LaidTable label={m['diner.cover']()} />
      )}
    </div>
  );
}

function LaidTable({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 390 272" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label} className="size-full">
      <g fill="#000" opacity=".22">
        <circle cx="250" cy="138" r="86" />
        <circle cx="54" cy="60" r="76" />
        <circle cx="372" cy="232" r="62" />
      </g>
      <circle cx="244" cy="130" r="86" fill="var(--brand-ground)" />
      <circle cx="244" cy="130" r="66" fill="#fffdf6" />
      <circle cx="244" cy="130" r="52" fill="var(--saffron)" />
      <g fill="var(--brand-soft)">
        <path d="M244 130c4-22 22-30 40-24-4 20-20 30-40 24z" />
        <path d="M244 130c-20-8-28-26-18-42 18 6 26 22 18 42z" />
        <path d="M244 130c-4 22-22 30-40 22 6-18 22-28 40-22z" />
      </g>
      <g fill="var(--clay)">
        <circle cx="270" cy="150" r="9" />
        <circle cx="218" cy="118" r="7" />
        <circle cx="250" cy="98" r="6" />
      </g>
      <circle cx="48" cy="52" r="76" fill="var(--clay)" />
      <circle cx="48" cy="52" r="64" fill="#8f4f33" />
      <g fill="#f0cf8b">
        <circle cx="30" cy="38" r="22" />
        <circle cx="72" cy="44" r="20" />
        <circle cx="46" cy="78" r="21" />
      </g>
      <circle cx="366" cy="224" r="62" fill="var(--brand-soft)" />
      <circle cx="366" cy="224" r="48" fill="#fffdf6" />
      <path d="M352 224c4-12 18-14 28-4-8 12-20 14-28 4z" fill="var(--brand-soft)" />
      <path
        d="M140 226v34M132 200v18a8 8 0 0 0 16 0v-18M140 200v20"
        stroke="var(--brand-ground)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
    </svg>
  );
}
