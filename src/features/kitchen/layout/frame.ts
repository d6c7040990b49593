/** What was measured of a screen: the wall's room in pixels, and the size in which its tickets are drawn at best. */
export interface WallScreen {
  width: number;
  height: number;
  /** Pixels per unit by how far away the screen is read, and by what its cooks have chosen (1: as drawn). */
  scale: number;
  density: number;
}

/** A wall at one size of its tickets, in pixels. */
export interface Frame {
  inView: number;
  width: number;
  height: number;
  gap: number;
  /** Of what it would be at best. */
  fit: number;
  unit: number;
  /** How high is what ends a part of a ticket that continues, what begins the next part, and what is only named (FlowWall). */
  continues: number;
  continued: number;
  strip: number;
}

/** What a column needs at least, what keeps columns apart and the wall's edge free, and the parts' own, in units. */
const columnUnits = 250;
const gapUnits = 9;
const continuesUnits = 24;
const continuedUnits = 40;
const stripUnits = 44;
/** What a finger needs. */
const targetPx = 44;
/** A dish's name is 20 units high: 15 px are read at arm's length, and 13 by who has chosen small letters to see more of the wall. */
const leastUnitPx = 0.75;
const leastSmallPx = 0.67;
const stepRatio = 0.94;
/** The last step is not one that nobody sees. */
const smallStep = 1.03;

/**
 * The sizes that a screen tries one after the other, the largest first, as shares of the first. Whoever has chosen larger or smaller letters has them also
 * where the wall is full, and fewer tickets in sight, or more.
 */
export function fitsOf({ scale, density }: Pick<WallScreen, 'scale' | 'density'>): number[] {
  const leastPx = density < 1 ? leastSmallPx : leastUnitPx * density;
  const least = Math.min(1, leastPx / (scale * density));
  const fits: number[] = [];
  for (let fit = 1; fit > least * smallStep; fit *= stepRatio) fits.push(fit);
  return [...fits, least];
}

/** The same of a whole screen: one column goes on below at the first of them, also where the screen was wider before. */
export const sizesOf = (screen: WallScreen): number[] => (frameOf(screen, 1).inView === 1 ? [1] : fitsOf(screen));

/** A phone has one column, which goes on below: it is as high as need be. */
export function frameOf({ width: screenWidth, height, scale, density }: WallScreen, fit: number): Frame {
  const unit = scale * density * fit;
  const gap = gapUnits * unit;
  const room = screenWidth - 2 * gap;
  // Smaller tickets need less: whoever chooses them wants more of them in sight. Larger ones are not wider.
  const column = columnUnits * scale * Math.min(1, density * fit);
  const inView = Math.max(1, Math.floor((room + gap) / column));
  return {
    inView,
    width: Math.floor((room - gap * (inView - 1)) / inView),
    height: inView === 1 ? Number.POSITIVE_INFINITY : height - 2 * gap,
    gap,
    fit,
    unit,
    continues: Math.ceil(continuesUnits * unit),
    continued: Math.ceil(continuedUnits * unit),
    strip: Math.ceil(Math.max(targetPx, stripUnits * unit)),
  };
}

/** Whether what hangs may stay in its columns: a strip that comes below or goes makes them lower or higher, and neither other nor narrower. */
export const keepsColumns = (before: Frame | null, now: Frame): boolean =>
  before !== null &&
  before.inView === now.inView &&
  before.width === now.width &&
  before.unit === now.unit &&
  before.inView > 1;
