import { dice, sprig } from './garnish.ts';
import { arc, box, ellipse, type Point, polar } from './paths.ts';
import { scoop } from './proteins.ts';
import type { Sketch } from './sketch.ts';
import { drizzle, pool, shavings } from './staples.ts';
import { bowl, cutlery, napkin, plate, roundBoard, tile } from './vessels.ts';

const MINT = ['#b5e0a2', '#62ab62', '#2b7346'] as const;

function pudding(s: Sketch): void {
  tile(s, 'sage');
  plate(s, 244);
  s.fill(s.blob(402, 304, 166, 160, 0.025, 16), s.round('#e9a34c', '#b8651f', '#7c3a10'));
  s.line(arc(402, 304, 150, 175, 265), '#ffe3b0', 8, { opacity: 0.7 });
  s.raise(ellipse(400, 296, 138), s.round('#f7d98d', '#e9b85c', '#bd7d2d'), 12, 0.36);
  s.fill(ellipse(398, 290, 122), s.round('#e08f35', '#b15c18', '#7a370d'));
  s.fill(s.blob(396, 286, 108, 104, 0.07), s.round('#f0aa50', '#c9731f', '#9c4f13'), 0.75);
  s.fill(ellipse(398, 292, 46), s.sweep('#6b2f0c', '#a8571a', '#c9731f'));
  s.fill(ellipse(401, 298, 38), s.round('#d9883a', '#b15c18', '#8a4210'));
  s.line(arc(398, 290, 98, 190, 262), '#fff0cf', 12, { opacity: 0.75 });
  s.line(arc(398, 290, 84, 25, 62), '#fff0cf', 6, { opacity: 0.4 });
  for (const [from, to] of [
    [70, 96],
    [120, 140],
    [10, 28],
  ] as const)
    s.line(arc(400, 296, 132, from, to), '#a8571a', 14, { opacity: 0.8 });
  cutlery(s, 'spoon', [640, 300], 14);
}

function brigadeiro(s: Sketch): void {
  tile(s, 'clay');
  plate(s, 240, 'sage');
  bowl(s, { r: 164, glaze: 'white', depth: 0.85, fill: s.round('#8b5636', '#57301d', '#331a0f') }, () => {
    for (const r of [112, 78, 44]) {
      s.line(arc(402, 306, r, 150, 400), '#2c150b', 17, { opacity: 0.5 });
      s.line(arc(398, 300, r, 160, 390), '#9c6642', 10, { opacity: 0.75 });
    }
    for (const [x, y] of s.scatter(64, 400, 300, 128)) {
      s.place(x, y, s.between(0, 180), () =>
        s.raise(box(0, 0, 20, 7, 3.5), s.pick(['#6b3d25', '#3a1e12', '#8a5636', '#f6e4c4']), 2, 0.4),
      );
    }
  });
  cutlery(s, 'spoon', [498, 222], 228, 1.05);
}

function cartola(s: Sketch): void {
  tile(s, 'green');
  plate(s, 246);
  for (const [y, turn] of [
    [236, -7],
    [318, 3],
    [398, -4],
  ] as const) {
    s.place(400, y, turn, () => {
      s.raise(
        'M-168 6Q-150 -44 0 -48Q150 -44 168 6Q150 44 0 42Q-150 44 -168 6z',
        s.fall('#f9dc8a', '#e6b04a', '#a9691f'),
        9,
        0.36,
      );
      s.line('M-130 -10Q0 -36 130 -10', '#fff2c0', 7, { opacity: 0.6 });
      s.line('M-140 14Q0 34 140 14', '#8f5318', 6, { opacity: 0.4 });
    });
  }
  s.raise(s.blob(398, 312, 106, 120, 0.1, 11), s.round('#fffbe8', '#f9e2a0', '#d9a34a'), 8, 0.3);
  for (const [x, y] of s.scatter(12, 398, 312, 84, 96))
    s.fill(s.blob(x, y, s.between(8, 18), s.between(5, 11), 0.2, 7), '#c9812f', 0.45);
  s.specks(s.scatter(190, 400, 312, 128, 136), ['#8a4a1c', '#a9652c', '#6b3513', '#c07a3a'], 1.8, 4);
  for (const turn of [8, -14])
    s.place(500, 214, 40 + turn, () =>
      s.raise(box(0, 0, 134, 17, 8), s.fall('#c98a55', '#8a4e25', '#5a2f13'), 6, 0.34),
    );
}

function passionMousse(s: Sketch): void {
  tile(s, 'sand');
  plate(s, 240, 'stone');
  bowl(s, { r: 168, glaze: 'white', depth: 0.87, fill: s.round('#fff3b4', '#f9db6e', '#dba935') }, () => {
    for (const r of [116, 84]) s.line(arc(396, 296, r, 150, 330), '#fffbe0', 12, { opacity: 0.7 });
    s.raise(s.blob(404, 306, 86, 78, 0.12), s.round('#fccf4d', '#f2a51f', '#c8760f'), 3, 0.22);
    for (const [x, y] of s.scatter(26, 404, 306, 68, 60)) {
      s.fill(ellipse(x, y, 11, 10), '#fbd768', 0.7);
      s.place(x, y, s.between(0, 180), () => s.fill(ellipse(0, 0, 8, 5), '#22150d'));
      s.fill(ellipse(x - 3, y - 3, 2), '#fff');
    }
  });
  s.raise(ellipse(566, 424, 80), s.round('#8c4a68', '#5c2744', '#351228'), 10, 0.36);
  s.fill(ellipse(566, 424, 67), '#f7ead0');
  s.fill(ellipse(566, 424, 57), s.round('#fccf4d', '#f2a51f', '#c8760f'));
  for (const [x, y] of s.scatter(14, 566, 424, 42)) s.fill(ellipse(x, y, 7, 5), '#22150d');
  sprig(s, 330, 378, 56, 130, 3, MINT);
}

function bakedCocada(s: Sketch): void {
  tile(s, 'clay');
  plate(s, 246, 'green');
  bowl(s, { r: 172, glaze: 'clay', depth: 0.87, fill: s.round('#fdeec3', '#e9bb66', '#a9681f') }, () => {
    shavings(s, s.scatter(150, 400, 300, 144), 19, ['#fffdf2', '#f9e6b8', '#d6a354']);
    for (const [x, y] of s.scatter(20, 400, 300, 140))
      s.fill(s.blob(x, y, s.between(9, 22), s.between(6, 12), 0.2, 7), '#a9621f', 0.5);
  });
  scoop(s, 412, 284, 78, ['#fffdf4', '#fbf1d6', '#d9c79b']);
  s.specks(s.scatter(22, 412, 284, 52), ['#3a2a1a'], 1.2, 2.2);
  drizzle(
    s,
    [
      [352, 262],
      [390, 300],
      [412, 252],
      [446, 310],
      [474, 276],
    ],
    9,
    '#b8651f',
    '#ffdca0',
  );
  sprig(s, 470, 226, 54, -50, 3, MINT);
}

function romeoAndJuliet(s: Sketch): void {
  tile(s, 'sage');
  roundBoard(s, 242);
  const pairs: Point[] = [
    [298, 236],
    [426, 204],
    [528, 296],
    [272, 366],
    [400, 336],
    [492, 424],
  ];
  for (const [x, y] of pairs) {
    s.place(x, y, s.between(-18, 18), () => {
      s.raise(box(0, 0, 108, 92, 10), s.sweep('#fffdf0', '#f9edcb', '#dcc690'), 10, 0.38);
      s.specks(s.scatter(7, 0, 0, 40, 32), ['#e3d0a0'], 2, 4);
      s.raise(box(4, 2, 78, 62, 7), s.sweep('#e0574a', '#b5262c', '#7c141f'), 6, 0.34);
      s.line('M-26 -18H28', '#ffc2b0', 6, { opacity: 0.8 });
      s.line('M-26 -18V10', '#ffc2b0', 4, { opacity: 0.4 });
    });
  }
  sprig(s, 364, 436, 58, 110, 3, MINT);
}

function acai(s: Sketch): void {
  tile(s, 'sand');
  bowl(s, { r: 232, glaze: 'saffron', depth: 0.85, fill: s.round('#6d3a66', '#43204a', '#28102f') }, () => {
    for (const r of [150, 110]) s.line(arc(400, 300, r, 20, 150), '#8a5585', 12, { opacity: 0.5 });
    for (let i = 0; i < 6; i += 1) {
      const [x, y] = [262 + i * 34, 328 - i * 34];
      s.raise(ellipse(x, y, 44), s.round('#fff8d8', '#f7e3a0', '#cfa84f'), 6, 0.34);
      s.fill(ellipse(x, y, 34), s.round('#fffbe8', '#fbefc2'));
      for (const a of [30, 150, 270]) s.fill(ellipse(...polar(x, y, 9, a), 4, 3), '#8a6428', 0.7);
    }
    for (const [x, y] of s.scatter(34, 452, 246, 86, 42))
      dice(s, [[x - 10, y + 24]], 18, [
        ['#f6d59a', '#cf9450', '#8f5724'],
        ['#fbe6bd', '#e0b06a', '#a9743a'],
      ]);
    for (const [x, y, turn] of [
      [332, 416, 20],
      [418, 408, -30],
      [494, 372, -60],
      [398, 336, 10],
      [484, 440, 30],
    ] as const) {
      s.place(x, y, turn, () => {
        s.raise('M0 50C-46 26 -50 -34 0 -38C50 -34 46 26 0 50z', s.round('#f2604f', '#c9262c', '#8c1420'), 6, 0.34);
        s.fill('M0 32C-24 14 -26 -18 0 -22C26 -18 24 14 0 32z', s.round('#fff1e6', '#f7a595'));
        s.line('M0 -12V16', '#fff6ee', 4, { opacity: 0.8 });
      });
    }
    drizzle(s, HONEY, 7, '#e3a835', '#fff3c8');
  });
  cutlery(s, 'spoon', [540, 400], 308, 1);
}
const HONEY: Point[] = [
  [262, 250],
  [330, 300],
  [372, 250],
  [430, 330],
  [470, 290],
  [540, 352],
];

function lavaCake(s: Sketch): void {
  tile(s, 'green');
  napkin(s, [606, 420], 20);
  plate(s, 240, 'white');
  pool(s, 420, 352, 128, 96, ['#a0643f', '#6d3a20', '#40200f']);
  s.place(380, 292, -12, () => {
    const cake = s.blob(0, 0, 126, 122, 0.02, 16);
    s.raise(cake, s.round('#8a5232', '#5b301b', '#331708'), 14, 0.4);
    s.fill(s.blob(0, -4, 104, 98, 0.03), s.round('#7a4426', '#4b2513', '#2e1409'));
    s.raise(s.blob(16, 14, 58, 52, 0.06, 14), s.round('#4a2312', '#2c1208', '#1a0904'), 0, 0);
    s.line('M-84 -70Q-60 -96 0 -98', '#e9b98c', 8, { opacity: 0.55 });
    s.specks(s.scatter(50, 0, 0, 96), ['#fff', '#f6e9d8'], 1.2, 2.6);
    s.line('M-12 0Q16 -26 44 0', '#b8794c', 7, { opacity: 0.8 });
  });
  scoop(s, 490, 368, 70, ['#fffdf4', '#fbf1d6', '#d9c79b']);
  sprig(s, 496, 306, 50, -60, 3, MINT);
}

export const desserts = {
  pudim: pudding,
  brigadeiro,
  cartola,
  'mousse-maracuja': passionMousse,
  cocada: bakedCocada,
  'romeu-julieta': romeoAndJuliet,
  acai,
  'petit-gateau': lavaCake,
};
