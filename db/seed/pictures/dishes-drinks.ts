import { LEMON, LIME, ORANGE, sprig, wedge, wheel } from './garnish.ts';
import { bottle, can, coaster, cup, glass, ice, straw } from './glasses.ts';
import { arc, box, ellipse, type Point, polar, smooth } from './paths.ts';
import type { Sketch } from './sketch.ts';
import { ground, napkin, tile } from './vessels.ts';

const CORK = ['#dcb98a', '#c09463', '#946a3d'] as const;
const DEEP = ['#2f7263', '#17544a', '#0a332c'] as const;
const WINE = ['#a8545c', '#7b3138', '#4d1a21'] as const;
const CREAM = ['#fffdf4', '#f0e9d6', '#cfc5a9'] as const;
const MINT = ['#b5e0a2', '#62ab62', '#2b7346'] as const;

function cubes(s: Sketch, spots: readonly (readonly [number, number, number])[], size = 84): void {
  for (const [x, y, turn] of spots) ice(s, x, y, size, turn);
}

function caipirinha(s: Sketch): void {
  tile(s, 'green');
  coaster(s, 236, CORK);
  glass(s, { r: 190, drink: s.round('#f4f8d2', '#dbe8a4', '#a8c567'), glow: '#d8ec9a' }, () => {
    wedge(s, 306, 366, 74, 40, LIME);
    wedge(s, 482, 402, 72, -30, LIME);
    wedge(s, 330, 238, 68, 150, LIME);
    cubes(
      s,
      [
        [438, 300, 18],
        [366, 318, -24],
        [412, 398, 40],
        [326, 300, 60],
      ],
      80,
    );
    s.specks(s.scatter(40, 400, 320, 150), ['#ffffff', '#8fb84a'], 2, 4.5);
  });
  wheel(s, 490, 214, 74);
  straw(s, [372, 322], -128, 250, ['#c0704b', '#8a4a2d']);
}

function cashewCaipirinha(s: Sketch): void {
  tile(s, 'sand');
  coaster(s, 236, DEEP);
  glass(s, { r: 190, drink: s.round('#fff0c0', '#f7cf73', '#d9973a'), glow: '#f4bd5a' }, () => {
    cubes(
      s,
      [
        [330, 270, 10],
        [438, 372, -20],
        [352, 396, 34],
      ],
      84,
    );
    for (const [x, y, turn] of [
      [440, 270, 10],
      [300, 346, -70],
      [470, 330, 80],
    ] as const) {
      s.place(x, y, turn, () => {
        s.raise(
          'M-62 0Q-50 -46 10 -42Q62 -34 62 0Q62 34 10 42Q-50 46 -62 0z',
          s.round('#ffd56a', '#f3972f', '#d0551d'),
          6,
          0.3,
        );
        s.fill('M-46 0Q-36 -32 10 -29Q46 -24 46 0Q46 24 10 29Q-36 32 -46 0z', s.round('#fff4cc', '#fbd67c'));
      });
    }
  });
  s.place(524, 196, 36, () => {
    s.raise(
      'M-74 0Q-66 -58 14 -56Q84 -44 84 0Q84 44 14 56Q-66 58 -74 0z',
      s.round('#ffc95a', '#ec7a2b', '#b93a1a'),
      9,
      0.36,
    );
    s.line('M-40 -22Q-14 -40 24 -38', '#fff0c8', 8, { opacity: 0.75 });
    s.line('M-84 -22C-118 -26 -122 26 -88 24', '#20130a', 30, { opacity: 0.26 });
    s.line('M-86 -24C-118 -28 -122 22 -90 20', '#6b7a4c', 30);
    s.line('M-92 -24C-112 -24 -116 8 -98 14', '#a9b882', 8);
  });
}

function lemongrassLemonade(s: Sketch): void {
  tile(s, 'sage');
  coaster(s, 236, CREAM);
  glass(s, { r: 190, drink: s.round('#f7fadc', '#e2edae', '#b3cd72'), glow: '#e6f2a8' }, () => {
    cubes(
      s,
      [
        [340, 246, 14],
        [446, 262, -18],
        [320, 362, 38],
        [476, 372, 8],
      ],
      90,
    );
    wheel(s, 398, 372, 68, LIME, 20);
    wheel(s, 296, 302, 52, LEMON);
  });
  for (const [x, y, turn] of [
    [350, 426, -52],
    [372, 434, -44],
    [330, 414, -60],
  ] as const) {
    s.place(x, y, turn, () => {
      s.raise('M0 -9H300Q350 -10 380 0Q350 10 300 9H0z', s.fall('#d8ecac', '#94bd62', '#55863c'), 6, 0.3);
      s.line('M10 0H330', '#eef7cf', 3, { opacity: 0.8 });
    });
  }
  sprig(s, 470, 250, 58, -60, 3, MINT);
}

function draughtBeer(s: Sketch): void {
  tile(s, 'clay');
  coaster(s, 240, DEEP);
  s.place(400, 300, -30, () => {
    ground(s, box(214, 0, 120, 130, 50), 0.7);
    s.fill(`${box(206, 0, 130, 132, 56)}${box(204, 0, 76, 76, 34)}`, s.sweep('#ffffff', '#d3e0da', '#f2f7f5'), 0.85);
    s.line(box(206, 0, 122, 124, 52), '#fff', 4, { opacity: 0.8 });
  });
  glass(s, { r: 186, drink: s.round('#ffd978', '#eda92f', '#b8700f'), glow: '#f0b23c' }, () => {
    s.line(ellipse(400, 300, 158), '#f9cf63', 12, { opacity: 0.8 });
    s.raise(s.blob(396, 296, 146, 144, 0.05, 14), s.round('#ffffff', '#fff8e4', '#ead9ac'), 5, 0.22);
    for (const [x, y] of s.scatter(60, 396, 296, 130)) {
      const r = s.between(5, 19);
      s.fill(ellipse(x + 1.5, y + 2.5, r), '#c9ab68', 0.4);
      s.fill(ellipse(x, y, r), s.round('#ffffff', '#fffaf0', '#f2e5c2'));
    }
  });
}

function orangeJuice(s: Sketch): void {
  tile(s, 'green');
  coaster(s, 236, CREAM);
  glass(s, { r: 184, drink: s.round('#ffd778', '#fba92f', '#e07f14'), glow: '#f9a83a' }, () => {
    s.line(ellipse(400, 300, 142), '#ffe09a', 10, { opacity: 0.6 });
    cubes(
      s,
      [
        [352, 356, 20],
        [440, 392, -14],
      ],
      84,
    );
    for (const [x, y] of s.scatter(46, 400, 300, 150)) s.fill(ellipse(x, y, s.between(3, 8)), '#ffe6ac', 0.8);
  });
  wheel(s, 502, 204, 92, ORANGE);
  straw(s, [400, 300], -128, 250, ['#70a288', '#3c7058']);
}

function pineappleJuice(s: Sketch): void {
  tile(s, 'clay');
  coaster(s, 236, DEEP);
  glass(s, { r: 186, drink: s.round('#fffbd6', '#f9e88c', '#d9bd48'), glow: '#f6e27a' }, () => {
    for (const [x, y] of s.scatter(90, 400, 300, 158)) s.fill(ellipse(x, y, s.between(3, 9)), '#fffdf0', 0.8);
    cubes(
      s,
      [
        [346, 250, 20],
        [430, 400, -14],
      ],
      84,
    );
    s.specks(s.scatter(34, 400, 300, 150), ['#5fa05a', '#3f8048'], 3, 6);
  });
  const [cx, cy] = [486, 212];
  const rind = Array.from({ length: 36 }, (_, i) => polar(cx, cy, i % 2 ? 92 : 101, i * 10));
  s.raise(smooth(rind), s.round('#d9b04a', '#a67c22', '#7a5a16'), 9, 0.34);
  s.fill(ellipse(cx, cy, 85), s.round('#fff6b8', '#fadb55', '#e6b62a'));
  for (let a = 0; a < 360; a += 20) {
    const [[x0, y0], [x1, y1]] = [polar(cx, cy, 34, a), polar(cx, cy, 76, a)];
    s.line(`M${x0} ${y0}L${x1} ${y1}`, '#d9a41f', 5, { opacity: 0.6 });
  }
  s.fill(ellipse(cx, cy, 27), s.round('#fffbe0', '#fbeea6'));
  sprig(s, 322, 360, 74, 150, 5, MINT);
}

function icedMate(s: Sketch): void {
  tile(s, 'sage');
  coaster(s, 236, CORK);
  glass(s, { r: 188, drink: s.round('#d9975a', '#a85a26', '#6b3211'), glow: '#c9783a' }, () => {
    cubes(
      s,
      [
        [336, 256, 14],
        [448, 268, -22],
        [330, 372, 40],
        [452, 392, 12],
        [392, 322, 60],
      ],
      90,
    );
    s.line(ellipse(400, 300, 158), '#e9b27c', 6, { opacity: 0.5 });
  });
  wheel(s, 496, 214, 80, LEMON);
  straw(s, [392, 318], -124, 250, ['#0b3b33', '#062520']);
}

function guarana(s: Sketch): void {
  tile(s, 'sand');
  coaster(s, 250, DEEP);
  can(s, [302, 248], 132, ['#3f9a5a', '#17693b', '#0a3d22']);
  glass(s, { r: 132, drink: s.round('#f9cf7c', '#e0993a', '#a9601a'), glow: '#e9a84a', at: [492, 366] }, () => {
    cubes(
      s,
      [
        [454, 336, 18],
        [530, 342, -20],
        [490, 416, 40],
      ],
      66,
    );
    for (const [x, y] of s.scatter(22, 492, 366, 100))
      s.line(ellipse(x, y, s.between(3, 6)), '#fff', 2, { opacity: 0.75 });
  });
  wheel(s, 566, 304, 46, ORANGE);
}

function water(s: Sketch): void {
  tile(s, 'green');
  bottle(s, [410, 176], -7, ['#e9f6f1', '#b4d6cb', '#6fa395'], '#0b3b33');
  glass(s, { r: 142, drink: s.round('#ffffff', '#deeeea', '#a3c8bd'), glow: '#d4efe6', at: [420, 390] }, () => {
    cubes(
      s,
      [
        [370, 356, 16],
        [466, 350, -18],
        [400, 446, 34],
      ],
      70,
    );
    wheel(s, 452, 420, 50, LIME, 20);
    for (const [x, y] of s.scatter(20, 420, 390, 110))
      s.line(ellipse(x, y, s.between(3, 6)), '#fff', 2, { opacity: 0.9 });
  });
}

function redWine(s: Sketch): void {
  tile(s, 'clay');
  napkin(s, [246, 400], -20);
  bottle(s, [400, 168], 5, ['#4d7a5c', '#1f4a36', '#0c261b'], '#7b3138');
  s.discShade(466, 422, 152, 14, 0.34);
  s.glow(500, 460, 150, 140, '#7b3138', 0.6);
  s.fill(ellipse(448, 396, 152), s.sweep('#ffffff', '#d5ddd9', '#f4f8f6'), 0.5);
  s.line(ellipse(448, 396, 151), '#fff', 4, { opacity: 0.9 });
  s.fill(ellipse(448, 396, 132), s.round('#b04a55', '#7b2531', '#430f18'));
  s.line(ellipse(448, 396, 126), '#d98088', 6, { opacity: 0.5 });
  s.line(arc(448, 396, 96, 190, 258), '#fff', 12, { opacity: 0.55 });
  s.line(arc(448, 396, 142, 190, 262), '#fff', 9);
  s.line(arc(448, 396, 142, 20, 60), '#fff', 6, { opacity: 0.7 });
  s.fill(ellipse(448, 396, 40), '#2e0810', 0.3);
}

function espresso(s: Sketch): void {
  tile(s, 'sage');
  cup(s, s.round('#d99a58', '#a3622b', '#5f3213'), () => {
    s.line(ellipse(400, 300, 112), '#4a2410', 9, { opacity: 0.55 });
    for (const r of [84, 62, 40, 20]) s.line(arc(396, 296, r, r * 3, r * 3 + 230), '#f1c88c', 7, { opacity: 0.55 });
    s.specks(s.scatter(26, 400, 300, 90), ['#f6d9a6', '#7a431c'], 2, 4.5);
    s.line(arc(400, 300, 98, 195, 255), '#fff', 7, { opacity: 0.5 });
  });
  s.place(270, 388, -38, () => {
    s.raise(box(0, 0, 92, 50, 9), s.sweep('#d99a5c', '#a9642c', '#6b3a17'), 6, 0.34);
    s.line('M-32 -10H32M-32 8H32', '#f3cf9a', 4, { opacity: 0.6 });
  });
  s.place(500, 430, -36, () => {
    s.raise(`${ellipse(-64, 0, 32, 21)}${box(26, 0, 140, 9, 4)}`, s.sweep('#fbfcfa', '#c6cbc8', '#868e8b'), 5, 0.32);
    s.fill(ellipse(-64, 1, 23, 14), s.sweep('#8e9693', '#f6f7f5'));
  });
}

function coconutShake(s: Sketch): void {
  tile(s, 'green');
  coaster(s, 236, WINE);
  glass(s, { r: 186, drink: s.round('#ffffff', '#fbf6e8', '#ddd2b6'), glow: '#fff7df' }, () => {
    for (const r of [130, 96]) s.line(arc(400, 300, r, 30, 150), '#e6dcc2', 10, { opacity: 0.8 });
    cubes(
      s,
      [
        [346, 362, 18],
        [440, 396, -16],
      ],
      78,
    );
    s.specks(s.scatter(50, 390, 280, 120), ['#8a4a1c', '#b5783f'], 1.6, 3.4);
    const flakes: Point[] = s.scatter(16, 380, 270, 90);
    for (const [x, y] of flakes)
      s.place(x, y, s.between(0, 180), () => s.raise(box(0, 0, 44, 10, 5), '#fffef8', 3, 0.24));
  });
  s.raise(
    'M470 120A120 120 0 0 1 610 262Q590 282 566 266A86 86 0 0 0 474 172Q452 146 470 120z',
    s.round('#8a5a38', '#5f3820', '#38200f'),
    10,
    0.38,
  );
  s.fill(
    'M480 134A106 106 0 0 1 598 256Q586 264 574 256A92 92 0 0 0 482 162Q472 148 480 134z',
    s.round('#ffffff', '#fbf6ea', '#e3d8bd'),
  );
  straw(s, [384, 316], -136, 250, ['#ddaa4b', '#a87729']);
}

export const drinks = {
  caipirinha,
  'caipirinha-caju': cashewCaipirinha,
  'limonada-capim-santo': lemongrassLemonade,
  chope: draughtBeer,
  'suco-laranja': orangeJuice,
  'suco-abacaxi': pineappleJuice,
  mate: icedMate,
  guarana,
  agua: water,
  vinho: redWine,
  cafe: espresso,
  'batida-coco': coconutShake,
};
