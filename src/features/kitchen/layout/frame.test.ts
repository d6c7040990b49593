import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsOf, frameOf, keepsColumns, sizesOf, type WallScreen } from './frame.ts';

const tablet: WallScreen = { width: 1024, height: 640, scale: 0.95, density: 1 };
const wide: WallScreen = { width: 1920, height: 940, scale: 1.44, density: 1 };

test('the sizes fall by steps from what was chosen to names of dishes of 15 px', () => {
  expect(fitsOf(tablet).map((fit) => Math.round(20 * tablet.scale * fit))).toEqual([19, 18, 17, 16, 15]);
  expect(fitsOf(wide).map((fit) => Math.round(20 * wide.scale * fit))).toEqual([
    29, 27, 25, 24, 22, 21, 20, 19, 18, 17, 16, 15,
  ]);
  expect(fitsOf({ scale: 0.7, density: 1 })).toEqual([1]);
});

test('where the wall is full, larger letters stay larger, and smaller ones show a column more on a tablet', () => {
  const least = (density: number) =>
    Math.round(200 * 0.95 * density * (fitsOf({ scale: 0.95, density }).at(-1) ?? 1)) / 10;
  expect([0.85, 1, 1.15].map(least)).toEqual([13.4, 15, 17.3]);
  const full = (density: number) => frameOf({ ...tablet, density }, fitsOf({ ...tablet, density }).at(-1) ?? 1).inView;
  expect([0.85, 1, 1.15].map(full)).toEqual([6, 5, 4]);
});

test('columns are as wide as what they hold needs, and a phone has one without an end', () => {
  expect(frameOf(tablet, 1)).toMatchObject({
    inView: 4,
    width: 245,
    height: 640 - 17.1,
    strip: 44,
  });
  expect(frameOf(tablet, 0.75 / 0.95).inView).toBe(5);
  expect(frameOf(wide, 0.75 / 1.44).inView).toBe(10);
  expect(frameOf({ ...tablet, width: 390 }, 1)).toMatchObject({ inView: 1, height: Number.POSITIVE_INFINITY });
  expect(sizesOf({ ...tablet, width: 390 })).toEqual([1]);
  expect(sizesOf(tablet)).toEqual(fitsOf(tablet));
  // Larger letters do not make wider columns.
  expect(frameOf({ ...tablet, density: 1.15 }, 1).inView).toBe(4);
});

test('a smaller size never has fewer columns, nor has a wider screen', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 320, max: 2560 }),
    height: fc.constant(700),
    scale: fc.constantFrom(0.95, 1.44),
    density: fc.constantFrom(0.85, 1, 1.15),
  });
  fc.assert(
    fc.property(sizes, fc.nat(500), (screen, more) => {
      const views = fitsOf(screen).map((fit) => frameOf(screen, fit).inView);
      expect(views).toEqual(views.toSorted((a, b) => a - b));
      const last = fitsOf(screen).at(-1) ?? 1;
      expect(frameOf({ ...screen, width: screen.width + more }, last).inView).toBeGreaterThanOrEqual(views.at(-1) ?? 0);
    }),
  );
});

test('what hangs stays in its columns where a strip makes the wall lower, and not where columns become others', () => {
  const frame = frameOf(tablet, 1);
  expect(keepsColumns(frame, frameOf({ ...tablet, height: 596 }, 1))).toBe(true);
  expect(keepsColumns(frame, frameOf({ ...tablet, width: 820 }, 1))).toBe(false);
  expect(keepsColumns(frame, frameOf(tablet, 0.94))).toBe(false);
  expect(keepsColumns(null, frame)).toBe(false);
  const phone = frameOf({ ...tablet, width: 360 }, 1);
  expect(keepsColumns(phone, phone)).toBe(false);
});
