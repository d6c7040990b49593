import { box, ellipse, type Point, smooth } from './paths.ts';
import { Sketch } from './sketch.ts';

const FLOOR = 740;
/** Where the windows begin to be round: low enough that a lamp hangs between two of them and not before a wall. */
const SPRING = 392;

/** Of its height of 900, what the restaurant's page shows in its wide band: whatever hangs or stands for itself is within. */
export const BAND = [198, 702] as const;

/** Where their shades begin to curve; each reaches from 42 above that to 51 below. */
export const lamps: readonly Point[] = [
  [323, 258],
  [641, 244],
  [959, 258],
  [1277, 244],
  [6, 244],
  [1594, 258],
];

function hills(s: Sketch, x: number, y: number, width: number): void {
  const ridge = (base: number, swell: number): Point[] =>
    [-0.6, -0.3, 0, 0.3, 0.6].map(
      (at, i) => [x + at * width, base + (i % 2 ? -swell : swell) + s.between(-12, 12)] as const,
    );
  for (const [base, swell, colours] of [
    [y + 26, 16, ['#b5cdb0', '#93b898']],
    [y + 82, 20, ['#86b096', '#649478']],
    [y + 146, 14, ['#5a8c70', '#3c6c54']],
  ] as const) {
    const line = smooth(ridge(base, swell), false);
    s.fill(`${line}V${FLOOR}H${x - width * 0.6}z`, s.fall(...colours));
  }
}

function arch(s: Sketch, x: number, sun: boolean): void {
  const shape = (inset: number) => {
    const w = 118 - inset;
    return `M${x - w} ${520 - inset * 0.2}V${SPRING}a${w} ${w} 0 0 1 ${w * 2} 0V${520 - inset * 0.2}z`;
  };
  s.fill(shape(-20), '#0d3f36');
  s.fill(shape(-7), '#1b594d');
  s.inside(shape(0), () => {
    s.fill(box(x, 360, 260, 360, 0), s.fall('#e8bf74', '#f0d49a', '#f8e8c4'));
    if (sun) {
      s.glow(x + 34, SPRING - 8, 150, 150, '#fff4d0', 0.9);
      s.fill(ellipse(x + 34, SPRING - 8, 46), s.round('#f2a65a', '#e08a44', '#cf6f38'));
    }
    hills(s, x, SPRING + 14, 260);
    s.shade(box(x - 118, 400, 40, 420, 0), 0.35, 14);
    s.shade(box(x, SPRING - 120, 260, 30, 0), 0.4, 14);
  });
  s.line(`M${x} ${SPRING - 118}V520M${x - 118} ${SPRING}H${x + 118}M${x - 118} ${SPRING + 66}H${x + 118}`, '#12463c', 7);
  s.fill(box(x, 526, 272, 16, 5), s.fall('#2c7464', '#154c41'));
}

function lamp(s: Sketch, x: number, y: number): void {
  s.fill(
    `M${x - 40} ${y + 34}L${x - 170} ${FLOOR}H${x + 170}L${x + 40} ${y + 34}z`,
    s.fall('rgba(255,226,150,.26)', 'rgba(255,226,150,0)'),
  );
  s.glow(x, y + 40, 190, 150, '#ffe2a0', 0.5);
  s.line(`M${x} 0V${y - 34}`, '#d9c79a', 3);
  s.fill(box(x, y - 34, 18, 16, 5), '#8a6a2c');
  s.fill(ellipse(x, y + 36, 15), '#fff6d8');
  s.fill(`M${x - 62} ${y + 30}a62 60 0 0 1 124 0z`, s.sweep('#f6d58a', '#ddaa4b', '#a87324'));
  s.line(`M${x - 44} ${y + 12}Q${x - 36} ${y - 14} ${x - 12} ${y - 20}`, '#fff3cf', 5, { opacity: 0.75 });
}

function chair(s: Sketch, x: number, facing: 1 | -1): void {
  const at = (dx: number) => x + dx * facing;
  const wood = s.fall('#96434a', '#7b3138', '#571f26');
  s.shade(ellipse(x + facing * 30, FLOOR + 92, 78, 9), 0.45, 7, '#04150f');
  s.line(`M${at(6)} 690L${at(-6)} ${FLOOR + 90}M${at(84)} 690L${at(92)} ${FLOOR + 90}`, '#5c222a', 12);
  s.line(`M${at(-10)} 536L${at(6)} 690`, '#7b3138', 15);
  s.fill(
    `M${at(-26)} 536q${facing * 2} -14 ${facing * 16} -14q${facing * 16} 0 ${facing * 18} 14l${facing * 14} 112h${facing * -28}z`,
    wood,
  );
  s.fill(box(at(44), 684, 104, 20, 10), wood);
  s.line(`M${at(4)} 678H${at(84)}`, '#c9858a', 3, { opacity: 0.7 });
}

function table(s: Sketch, x: number): void {
  s.shade(ellipse(x, FLOOR + 92, 130, 12), 0.45, 9, '#04150f');
  s.fill(box(x, 734, 20, 190, 6), s.sweep('#fffdf4', '#d5ccb4'));
  s.fill(`M${x - 64} ${FLOOR + 90}q0 -26 64 -28q64 2 64 28z`, s.fall('#fffdf4', '#cfc6ae'));
  s.shade(box(x, 660, 250, 14, 7), 0.3, 8);
  s.fill(box(x, 640, 300, 20, 10), s.fall('#fffefa', '#eae3d1', '#c9bfa6'));
}

function wineGlass(s: Sketch, x: number): void {
  s.fill(`M${x - 20} 566h40q5 42 -20 46q-25 -4 -20 -46z`, '#fffdf4', 0.85);
  s.fill(`M${x - 20.5} 584h41q-2 26 -20.500 28q-18.500 -2 -20.500 -28z`, s.fall('#8f3a44', '#7b3138'));
  s.fill(box(x, 620, 4, 20, 0), '#fffdf4');
  s.fill(box(x, 629, 28, 4, 2), '#fffdf4');
  s.line(`M${x - 13} 572v22`, '#fff', 3, { opacity: 0.8 });
}

function plant(s: Sketch, x: number): void {
  for (const [dx, dy, bend] of [
    [-46, -84, -34],
    [46, -90, 34],
    [-22, -122, -26],
    [24, -128, 22],
    [0, -104, -6],
  ] as const) {
    const tip = [x + dx, 596 + dy] as const;
    s.fill(
      `M${x} 596Q${x + bend * 1.9} ${596 + dy * 0.55} ${tip[0]} ${tip[1]}Q${x + bend * 0.1} ${596 + dy * 0.7} ${x} 596z`,
      s.sweep('#5f9c78', '#2f6a4e'),
    );
  }
  s.fill(`M${x - 21} 586h42l-6 44h-30z`, s.sweep('#dfeee4', '#a9cdb8'));
}

/** Steaming food on the table: a clay pot and a bread basket, seen from the side. */
function supper(s: Sketch, x: number): void {
  s.fill(`M${x - 52} 596h104q2 34 -26 34h-52q-28 0 -26 -34z`, s.sweep('#7a5040', '#543629', '#2f1d16'));
  s.fill(`${box(x - 58, 604, 24, 12, 6)}${box(x + 58, 604, 24, 12, 6)}`, '#3f281f');
  s.fill(box(x, 594, 112, 10, 5), '#8a5f4b');
  s.fill(`M${x - 48} 590q48 -22 96 0z`, '#eda43f');
  for (const dx of [-16, 14]) s.line(`M${x + dx} 562q-14 -18 0 -34t0 -34`, '#fffdf4', 6, { opacity: 0.28 });
}

/** The dining room at dusk: arched windows on the hills, lamps over the laid tables. */
export function drawCover(): string {
  const s = new Sketch('capa', 1600, 900);
  s.fill(box(800, 450, 1600, 900, 0), s.fall('#1d5b4e', '#154b40', '#0f3f36'));
  for (let x = 0; x <= 1600; x += 50) s.line(`M${x} 560V${FLOOR}`, '#0b352d', 2, { opacity: 0.6 });
  s.fill(box(800, 556, 1600, 10, 0), '#256a5b');
  s.fill(box(800, FLOOR + 90, 1600, 180, 0), s.fall('#0a332b', '#06231d'));
  s.fill(box(800, FLOOR, 1600, 8, 0), '#1b5a4c');
  for (const [i, x] of [164, 482, 800, 1118, 1436].entries()) arch(s, x, i === 2);
  for (const [x, y] of lamps) lamp(s, x, y);
  for (const x of [323, 800, 1277]) {
    s.glow(x, FLOOR + 84, 330, 76, '#ffe2a0', 0.3);
    chair(s, x - 204, 1);
    chair(s, x + 204, -1);
    table(s, x);
  }
  plant(s, 400);
  wineGlass(s, 246);
  wineGlass(s, 296);
  supper(s, 800);
  wineGlass(s, 704);
  wineGlass(s, 896);
  plant(s, 1210);
  wineGlass(s, 1306);
  wineGlass(s, 1356);
  return s.toString();
}
