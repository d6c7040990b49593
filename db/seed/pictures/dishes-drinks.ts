import { LEMON, LIME, ORANGE, sprig, wedge, wheel } from './garnish.ts';
import { bottle, bubbles, can, coaster, cup, glass, ice, type Standing, shadow, straw } from './glasses.ts';
import { box, ellipse, polar, smooth } from './paths.ts';
import type { Sketch } from './sketch.ts';
import { tile } from './vessels.ts';

const CORK = ['#dcb98a', '#c09463', '#946a3d'] as const;
const DEEP = ['#2f7263', '#17544a', '#0a332c'] as const;
const WINE = ['#a8545c', '#7b3138', '#4d1a21'] as const;
const CREAM = ['#fffdf4', '#f0e9d6', '#cfc5a9'] as const;
const MINT = ['#b5e0a2', '#62ab62', '#2b7346'] as const;

const TUMBLER = { top: 168, foot: 500, rim: 170, base: 142, level: 226 } as const;
const TALL = { top: 104, foot: 516, rim: 128, base: 104, level: 164 } as const;

function cubes(s: Sketch, spots: readonly (readonly [number, number, number])[], size = 84): void {
  for (const [x, y, turn] of spots) ice(s, x, y, size, turn);
}

const filled = (shape: Omit<Standing, 'drink'>, ...drink: [string, string, string]): Standing => ({ ...shape, drink });

function caipirinha(s: Sketch): void {
  tile(s, 'green');
  coaster(s, 504, 232, CORK);
  glass(s, filled(TUMBLER, '#eef4c4', '#d5e39a', '#9fbf5c'), {
    swimming: () => {
      wedge(s, 330, 440, 66, 24, LIME);
      wedge(s, 470, 450, 64, -26, LIME);
      wedge(s, 402, 380, 62, 160, LIME);
      cubes(s, [
        [318, 330, 18],
        [430, 318, -16],
        [486, 372, 34],
        [360, 268, -8],
        [462, 250, 12],
      ]);
      s.specks(s.scatter(40, 400, 380, 140, 110), ['#ffffff', '#8fb84a'], 2, 4);
    },
    leaning: () => straw(s, [372, 300], [300, 70], ['#c0704b', '#8a4a2d']),
  });
  wheel(s, 540, 168, 78);
}

function cashewCaipirinha(s: Sketch): void {
  tile(s, 'sand');
  coaster(s, 504, 232, DEEP);
  glass(s, filled(TUMBLER, '#ffe9ae', '#f7cf73', '#dd9436'), {
    swimming: () => {
      cubes(s, [
        [316, 300, 14],
        [478, 340, -20],
        [392, 268, 30],
        [350, 420, -10],
      ]);
      for (const [x, y, turn] of [
        [420, 420, 20],
        [330, 366, -60],
        [478, 444, 70],
      ] as const)
        s.place(x, y, turn, () => {
          s.raise('M-60 0Q-48 -44 10 -40Q60 -32 60 0Q60 32 10 40Q-48 44 -60 0z', '#f3972f', 5, 0.25);
          s.fill('M-44 0Q-34 -30 10 -27Q44 -22 44 0Q44 22 10 27Q-34 30 -44 0z', '#fbe09a');
        });
    },
  });
  s.place(548, 150, 52, () => {
    s.raise(
      'M-86 0Q-76 -66 16 -64Q98 -50 98 0Q98 50 16 64Q-76 66 -86 0z',
      s.round('#ffc95a', '#ec7a2b', '#b93a1a'),
      9,
      0.3,
    );
    s.line('M-46 -25Q-16 -46 28 -44', '#fff0c8', 9, { opacity: 0.75 });
    s.line('M-98 -27C-136 -32 -140 25 -104 23', '#6b7a4c', 34);
    s.line('M-106 -27C-128 -28 -132 9 -112 16', '#a9b882', 9);
  });
}

function lemongrassLemonade(s: Sketch): void {
  tile(s, 'sage');
  coaster(s, 518, 196, CREAM);
  glass(s, filled(TALL, '#f5f8d0', '#e4eeb0', '#b7cf76'), {
    swimming: () => {
      cubes(
        s,
        [
          [346, 220, 14],
          [446, 262, -18],
          [356, 420, 38],
          [452, 448, 8],
        ],
        80,
      );
      wheel(s, 382, 330, 60, LIME, 20);
      wheel(s, 462, 374, 48, LEMON);
    },
    leaning: () => {
      for (const [to, bend] of [
        [-86, -26],
        [-56, -10],
        [-30, 6],
      ] as const) {
        const x = 380 + to;
        s.line(`M392 300C${372 + bend} 220 ${x + 20} 140 ${x} 40`, '#55863c', 15);
        s.line(`M390 290C${370 + bend} 214 ${x + 18} 140 ${x} 44`, '#b7d884', 7);
      }
      sprig(s, 470, 150, 74, -70, 3, MINT);
    },
  });
}

function draughtBeer(s: Sketch): void {
  tile(s, 'clay');
  coaster(s, 514, 216, DEEP);
  s.line('M520 236C640 222 640 430 506 424', '#8fa29b', 44, { opacity: 0.35 });
  s.line('M520 236C632 224 632 428 506 422', '#ffffff', 30, { opacity: 0.72 });
  glass(s, filled({ top: 128, foot: 512, rim: 138, base: 132, level: 176 }, '#ffd978', '#f2ae34', '#c87a14'), {
    swimming: () => bubbles(s, s.scatter(54, 400, 370, 118, 120), 0.6),
    leaning: () => {
      const foam = s.round('#ffffff', '#fff8e4', '#eaddb8');
      s.fill(box(400, 184, 252, 96, 40), foam);
      for (const [x, y, r] of [
        [318, 140, 48],
        [372, 116, 56],
        [434, 120, 54],
        [486, 142, 46],
        [404, 146, 60],
      ] as const)
        s.fill(ellipse(x, y, r, r * 0.82), foam);
      s.line('M308 228Q318 274 322 234', '#fff8e4', 22);
      for (const [x, y] of s.scatter(34, 400, 156, 112, 52)) s.fill(ellipse(x, y, s.between(3, 9)), '#ead9ac', 0.45);
    },
  });
}

function orangeJuice(s: Sketch): void {
  tile(s, 'green');
  coaster(s, 518, 196, CREAM);
  glass(s, filled(TALL, '#ffd070', '#fba92f', '#e58318'), {
    swimming: () => {
      cubes(
        s,
        [
          [350, 222, 20],
          [444, 246, -14],
        ],
        80,
      );
      for (const [x, y] of s.scatter(46, 400, 340, 104, 160)) s.fill(ellipse(x, y, s.between(3, 7)), '#ffe6ac', 0.7);
    },
    leaning: () => straw(s, [396, 300], [322, 26], ['#70a288', '#3c7058']),
  });
  wheel(s, 516, 116, 84, ORANGE);
}

function pineappleJuice(s: Sketch): void {
  tile(s, 'clay');
  coaster(s, 518, 196, DEEP);
  glass(s, filled(TALL, '#fdf3a4', '#f8e27a', '#dcbc42'), {
    swimming: () => {
      for (const [x, y] of s.scatter(80, 400, 340, 108, 160)) s.fill(ellipse(x, y, s.between(3, 8)), '#fffdf0', 0.7);
      cubes(
        s,
        [
          [348, 226, 20],
          [440, 268, -14],
        ],
        80,
      );
      s.specks(s.scatter(34, 400, 350, 100, 150), ['#5fa05a', '#3f8048'], 3, 5.5);
    },
  });
  const [cx, cy] = [516, 124];
  const rind = Array.from({ length: 36 }, (_, i) => polar(cx, cy, i % 2 ? 84 : 93, i * 10));
  s.raise(smooth(rind), s.round('#d9b04a', '#a67c22', '#7a5a16'), 7, 0.3);
  s.fill(ellipse(cx, cy, 77), s.round('#fff6b8', '#fadb55', '#e6b62a'));
  for (let a = 0; a < 360; a += 20) {
    const [[x0, y0], [x1, y1]] = [polar(cx, cy, 31, a), polar(cx, cy, 69, a)];
    s.line(`M${x0} ${y0}L${x1} ${y1}`, '#d9a41f', 5, { opacity: 0.6 });
  }
  s.fill(ellipse(cx, cy, 25), s.round('#fffbe0', '#fbeea6'));
  sprig(s, 340, 138, 84, -112, 3, MINT);
}

function icedMate(s: Sketch): void {
  tile(s, 'sage');
  coaster(s, 518, 196, CORK);
  glass(s, filled(TALL, '#c98546', '#a85a26', '#713612'), {
    swimming: () =>
      cubes(
        s,
        [
          [346, 222, 14],
          [446, 238, -22],
          [352, 330, 40],
          [452, 352, 12],
          [392, 440, 60],
        ],
        84,
      ),
    leaning: () => straw(s, [396, 320], [316, 24], ['#0b3b33', '#062520']),
  });
  wheel(s, 514, 116, 78, LEMON);
}

function guarana(s: Sketch): void {
  tile(s, 'sand');
  can(s, 276, 500, ['#4fae6a', '#17693b', '#0a3d22']);
  shadow(s, 500, 516, 116);
  const small = { x: 500, top: 218, foot: 520, rim: 116, base: 96, level: 268 };
  glass(s, filled(small, '#f6c870', '#e0993a', '#a9601a'), {
    swimming: () => {
      cubes(
        s,
        [
          [456, 322, 18],
          [540, 340, -20],
          [490, 430, 40],
        ],
        70,
      );
      bubbles(s, s.scatter(26, 500, 390, 88, 96));
    },
  });
  wheel(s, 600, 226, 56, ORANGE);
}

function water(s: Sketch): void {
  tile(s, 'green');
  bottle(s, 270, 512, ['#f2fbf7', '#b4d6cb', '#6fa395'], { label: '#0b3b33', cap: '#2f7263' });
  shadow(s, 494, 518, 118);
  glass(
    s,
    filled({ x: 494, top: 208, foot: 522, rim: 118, base: 98, level: 262 }, '#f4fbf8', '#deeeea', '#a9cbc0'),
    {
      swimming: () => {
        cubes(
          s,
          [
            [450, 312, 16],
            [536, 330, -18],
            [470, 420, 34],
          ],
          72,
        );
        wheel(s, 530, 430, 50, LIME, 20);
        bubbles(s, s.scatter(24, 494, 380, 90, 100), 0.9);
      },
    },
  );
}

function redWine(s: Sketch): void {
  tile(s, 'clay');
  bottle(s, 246, 520, ['#5d8a6b', '#1f4a36', '#0c261b'], { label: '#7b3138', cap: '#7b3138' });
  shadow(s, 490, 528, 104);
  const bowl = 'M374 118C352 262 384 344 490 352C596 344 628 262 606 118A116 22 0 0 1 374 118z';
  s.fill(ellipse(490, 528, 104, 20), s.sweep('#ffffff', '#d5ddd9', '#b9c6c0'), 0.85);
  s.fill('M482 346H498L502 500Q512 520 540 526H440Q468 520 478 500z', s.sweep('#ffffff', '#c3cfca'), 0.85);
  s.fill(bowl, '#ffffff', 0.24);
  s.inside(bowl, () => {
    s.fill(box(490, 300, 280, 180, 0), s.fall('#a03a47', '#7b2531', '#4d141d'));
    s.fill(ellipse(490, 210, 132, 24), '#b3505c');
  });
  s.line(bowl, '#ffffff', 4, { opacity: 0.6 });
  s.line(ellipse(490, 118, 116, 22), '#ffffff', 4, { opacity: 0.75 });
  s.line('M394 156C384 236 396 290 426 318', '#ffffff', 12, { opacity: 0.6 });
}

function espresso(s: Sketch): void {
  tile(s, 'sage');
  cup(s, ['#e0a562', '#a3622b', '#6b3a17']);
  s.place(196, 464, -16, () => {
    s.raise(box(0, 0, 84, 46, 9), s.sweep('#d99a5c', '#a9642c', '#6b3a17'), 5, 0.3);
    s.line('M-28 -9H28M-28 8H28', '#f3cf9a', 4, { opacity: 0.6 });
  });
}

function coconutShake(s: Sketch): void {
  tile(s, 'green');
  coaster(s, 504, 232, WINE);
  glass(s, filled(TUMBLER, '#ffffff', '#fbf6e8', '#e0d6bc'), {
    swimming: () => {
      cubes(s, [
        [326, 300, 18],
        [470, 330, -16],
      ]);
      for (const y of [380, 430]) s.line(`M262 ${y}Q400 ${y + 44} 540 ${y}`, '#e6dcc2', 9, { opacity: 0.8 });
    },
    leaning: () => {
      s.specks(s.scatter(40, 400, 224, 132, 20), ['#8a4a1c', '#b5783f'], 1.6, 3.2);
      straw(s, [366, 300], [286, 72], ['#ddaa4b', '#a87729']);
    },
  });
  s.place(560, 176, 24, () => {
    s.raise('M-104 -20A104 104 0 0 0 104 -20Q94 8 70 -8A72 72 0 0 1 -70 -8Q-94 8 -104 -20z', '#5f3820', 8, 0.34);
    s.fill('M-94 -16A94 94 0 0 0 94 -16Q84 -2 72 -10A74 74 0 0 1 -72 -10Q-84 -2 -94 -16z', '#fbf6ea');
  });
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
