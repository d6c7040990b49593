import type { Listed } from '../../contract.ts';

/**
 * The cover, or the logo before the restaurant's colour. A laid place in that colour lies beneath both, so that a picture that cannot be
 * loaded leaves the drawing and not a hole; an image without an alternative shows nothing of itself. The name stands below.
 */
export function ListedPicture({ restaurant, first }: { restaurant: Listed; first: boolean }) {
  const { name, coverImageUrl, imgUrl, primaryColor } = restaurant;
  const stored = coverImageUrl?.startsWith('/media/');
  const loading = first ? 'eager' : 'lazy';
  return (
    <div className="relative aspect-16/9 shrink-0 overflow-hidden bg-sunken">
      <LaidPlace color={primaryColor} letter={[...name.trim()][0]?.toLocaleUpperCase() ?? ''} />
      {coverImageUrl ? (
        <img
          src={stored ? `${coverImageUrl}-640.webp` : coverImageUrl}
          width={640}
          height={360}
          alt=""
          loading={loading}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        imgUrl && (
          <img
            src={imgUrl}
            width={160}
            height={160}
            alt=""
            loading={loading}
            decoding="async"
            className="absolute inset-0 m-auto size-28 rounded-full object-cover"
          />
        )
      )}
    </div>
  );
}

function LaidPlace({ color, letter }: { color: string; letter: string }) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <path d="M0 0h320v180H0Z" fill={color} />
      <circle cx="160" cy="98" r="62" opacity=".2" />
      <circle cx="160" cy="92" r="62" fill="#fffdf6" />
      <circle cx="160" cy="92" r="46" fill="none" stroke={color} strokeOpacity=".35" strokeWidth="1.5" />
      <path
        d="M62 56v20a8 8 0 0 0 16 0V56M70 56v74M258 130V56c-8 3-11 11-11 22h11"
        fill="none"
        stroke="#fffdf6"
        strokeOpacity=".75"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <text x="160" y="108" textAnchor="middle" fontSize="44" fontWeight="600" fill="#13231e">
        {letter}
      </text>
    </svg>
  );
}
