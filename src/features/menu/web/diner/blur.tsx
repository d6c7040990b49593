/** Of a bitmap of three by three points, two bytes each: what stands before them (restaurants/pictures/look-at.ts). */
const head = 'data:image/bmp;base64,Qk1OAAAAAAAAADYAAAAoAAAAAwAAAAMAAAABABAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA';

/** A picture in nine points, smooth as browsers enlarge it, beneath the picture until that is there. */
export function Blur({ points }: { points: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <image href={head + points} width="100%" height="100%" preserveAspectRatio="none" />
    </svg>
  );
}
