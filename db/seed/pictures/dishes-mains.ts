import { chives, dice, herb, herbs, leaf, ORANGE, pepper, sprig, wheel } from './garnish.ts';
import { arc, ellipse, type Point, polar, smooth } from './paths.ts';
import { beefSlice, chunks, fillet, sausage, shreds, shrimp } from './proteins.ts';
import type { Sketch } from './sketch.ts';
import {
  BLACK_BEAN,
  BROWN_BEAN,
  beans,
  drizzle,
  farofa,
  grains,
  pool,
  puree,
  rice,
  shavings,
  sticks,
} from './staples.ts';
import { board, bowl, clayPot, plate, ramekin, skillet, tile } from './vessels.ts';

function bananaMoqueca(s: Sketch): void {
  tile(s, 'green');
  clayPot(s, s.round('#fbd07a', '#f0a23f', '#c4661f'), () => {
    for (const [x, y] of s.scatter(26, 400, 300, 180)) s.fill(ellipse(x, y, s.between(5, 16)), '#f9d483', 0.55);
    drizzle(
      s,
      [
        [236, 300],
        [270, 210],
        [360, 160],
        [470, 166],
      ],
      14,
      '#fbe3b0',
    );
    pepper(s, 300, 366, 54, 60, 'red');
    pepper(s, 516, 220, 52, 250, 'red');
    pepper(s, 500, 398, 50, 10, 'green');
    pepper(s, 284, 226, 46, 170, 'yellow');
    const slices: Point[] = [
      [340, 234],
      [452, 226],
      [300, 320],
      [408, 312],
      [506, 316],
      [356, 404],
      [452, 402],
    ];
    for (const [x, y] of slices) {
      s.raise(s.blob(x, y, 52, 48, 0.04), s.round('#fff3c6', '#f5d478', '#d09a35'), 8, 0.34);
      s.fill(s.blob(x, y, 40, 37, 0.04), s.round('#fffae0', '#fae6a2'));
      for (const a of [20, 140, 260]) s.fill(ellipse(...polar(x, y, 11, a), 5, 4), '#a8742a', 0.75);
    }
    sprig(s, 402, 290, 66, -80);
    herbs(s, s.scatter(7, 400, 300, 150), 20);
  });
}

function picanha(s: Sketch): void {
  tile(s, 'clay');
  s.place(
    40,
    30,
    0,
    () => {
      board(s, 640, 420, -4);
      for (let i = 0; i < 6; i += 1) beefSlice(s, 206 + i * 56, 250 + i * 7, 112, 210, -10 + i * 3);
      s.specks(s.scatter(34, 350, 262, 190, 84), ['#ffffff', '#fdf6e6'], 2, 4);
      ramekin(s, [604, 204], 74, s.round('#f9e2a2', '#e3b861', '#b98232'));
      farofa(s, 604, 204, 54);
      ramekin(s, [596, 396], 74, s.round('#f8e3c0', '#e9b78c', '#c98257'));
      dice(s, s.scatter(30, 596, 396, 48), 13, [
        ['#f2715a', '#d23c2c', '#a62a20'],
        ['#b7dc86', '#6fae5a', '#4c8f49'],
        ['#fff', '#f3e4ea', '#d7b3c4'],
      ]);
      leaf(s, 206, 432, 92, 18, -12, ['#a9c79a', '#628c66', '#33603f']);
      leaf(s, 214, 440, 84, 16, -32, ['#a9c79a', '#628c66', '#33603f']);
      s.specks(s.scatter(16, 380, 420, 120, 26), ['#ffffff'], 2, 4);
    },
    0.9,
  );
}

function feijoada(s: Sketch): void {
  tile(s, 'sand');
  bowl(s, { r: 236, glaze: 'clay', depth: 0.84, fill: s.round('#4b2c27', '#2d1714', '#190b0a') }, () => {
    beans(s, s.scatter(95, 400, 300, 188), 19, BLACK_BEAN);
    chunks(s, s.scatter(7, 390, 308, 120), 44, ['#b8694c', '#84392b', '#4e1d17']);
    sausage(
      s,
      [
        [336, 212],
        [300, 296],
        [372, 388],
        [476, 394],
      ],
      38,
    );
    beans(s, s.scatter(20, 400, 300, 160), 19, BLACK_BEAN);
    wheel(s, 468, 250, 66, ORANGE);
    wheel(s, 530, 318, 56, ORANGE, 30);
    leaf(s, 312, 372, 92, 36, 20, ['#9cb98a', '#56804f', '#2f5a37']);
  });
}

function parmigiana(s: Sketch): void {
  tile(s, 'sage');
  plate(s, 246);
  rice(s, 526, 232, 82, 96);
  sticks(s, s.scatter(15, 508, 412, 66, 44), 104, 22, ['#fbdc86', '#edb649', '#c58222'], -20, 55);
  s.raise(s.blob(330, 310, 156, 132, 0.05, 12), s.round('#e8b264', '#c07f34', '#7e4717'), 12, 0.38);
  s.fill(s.blob(330, 306, 136, 112, 0.09, 12), s.round('#ea5c3c', '#c8351f', '#8c1e15'));
  s.raise(s.blob(326, 300, 110, 88, 0.13, 11), s.round('#fffbe6', '#fbe3a3', '#e0a94c'), 5, 0.28);
  for (const [x, y] of s.scatter(13, 326, 300, 84, 64))
    s.fill(s.blob(x, y, s.between(7, 17), s.between(6, 12), 0.2, 7), '#c9772a', 0.62);
  s.line('M248 276Q262 226 320 222', '#fff', 7, { opacity: 0.6 });
  sprig(s, 330, 300, 62, -70);
}

function shrimpBobo(s: Sketch): void {
  tile(s, 'green');
  bowl(s, { r: 238, glaze: 'white', depth: 0.84, fill: s.round('#fcd88a', '#f2ae48', '#cd7a24') }, () => {
    for (const [x, y] of s.scatter(9, 400, 300, 150))
      s.line(arc(x, y, s.between(26, 50), s.between(0, 180), s.between(230, 330)), '#fde2a4', 9, { opacity: 0.7 });
    drizzle(
      s,
      [
        [260, 372],
        [330, 430],
        [430, 446],
        [520, 400],
      ],
      12,
      '#e2701f',
    );
    const spots = [
      [330, 222, 30],
      [456, 220, 110],
      [280, 326, -30],
      [402, 320, 60],
      [520, 316, 170],
      [346, 416, 0],
      [466, 410, 220],
    ] as const;
    for (const [x, y, turn] of spots) shrimp(s, x, y, 36, turn);
    herbs(s, s.scatter(11, 400, 306, 140), 22);
  });
}

function riceAndBeans(s: Sketch): void {
  tile(s, 'clay');
  clayPot(s, s.round('#efe0c0', '#c9a878', '#94683f'), () => {
    grains(s, s.scatter(330, 400, 300, 186), 14, ['#f6e9cd', '#ecd3a8', '#fff6e2', '#dcb98a']);
    beans(s, s.scatter(58, 400, 300, 178), 17, BROWN_BEAN);
    shreds(s, s.scatter(22, 400, 300, 160), 28, ['#8f4331', '#a85a41', '#743024']);
    for (const [x, y] of s.scatter(12, 400, 300, 150)) {
      s.place(x, y, s.between(0, 90), () => {
        s.raise('M-22 -22h44v44h-44z', s.sweep('#fff6d8', '#f6d78d', '#d39a45'), 6, 0.34);
        s.line('M-16 -8H16M-16 8H16', '#a9692a', 5, { opacity: 0.55 });
      });
    }
    chives(s, s.scatter(26, 400, 300, 165), 9);
    herbs(
      s,
      [
        [400, 292],
        [430, 316],
      ],
      30,
    );
  });
}

function grilledFish(s: Sketch): void {
  tile(s, 'sand');
  plate(s, 248, 'stone');
  puree(s, 300, 330, 106, 118, ['#fff0b8', '#f4cf6c', '#d5a038']);
  for (let i = 0; i < 7; i += 1) {
    const [x, y] = [468 + (i % 2) * 14, 222 + i * 28];
    s.place(x + 30, y + 34, -24 + s.between(-7, 7), () => {
      s.raise('M-92 -6Q0 -14 84 -8Q104 -6 84 4Q0 12 -92 6z', s.fall('#a3cf74', '#5f9a4b', '#33703a'), 5, 0.32);
    });
    s.specks(s.scatter(3, x + 92, y - 2, 16, 8), ['#3f7d3c', '#79b35c'], 5, 9);
  }
  fillet(s, 388, 292, 330, 138, -28, ['#fff6e0', '#f4dcae', '#c79350'], '#9a5a22');
  s.specks(s.scatter(70, 388, 288, 106, 62), ['#e3b978', '#b57a3a', '#f8e2b4', '#8c5827'], 4, 8);
  wheel(s, 520, 178, 48, ['#fff6c9', '#f7de6f', '#e3b52c']);
  herbs(
    s,
    [
      [380, 286],
      [414, 268],
      [350, 318],
    ],
    24,
  );
}

function ribs(s: Sketch): void {
  tile(s, 'green');
  s.place(
    40,
    30,
    0,
    () => {
      board(s, 620, 400, 4);
      sticks(s, s.scatter(12, 226, 372, 62, 74), 124, 34, ['#fff0b4', '#f3cf68', '#d09a30'], 20, 60);
      s.place(424, 286, -8, () => {
        const slab = smooth([
          [-150, -92],
          [0, -104],
          [148, -94],
          [164, 0],
          [150, 104],
          [0, 96],
          [-152, 106],
          [-162, 0],
        ]);
        for (const at of [-118, -42, 36, 112]) {
          s.raise(`M${at - 15} 80h30v62q0 18 -15 18t-15 -18z`, s.sweep('#fff8e6', '#ecdcb6', '#b99a68'), 7, 0.34);
        }
        s.raise(slab, s.round('#b3623c', '#7a3620', '#431a10'), 12, 0.42);
        for (const at of [-80, -4, 74]) s.line(`M${at} -96Q${at + 8} 0 ${at} 98`, '#35130b', 9, { opacity: 0.55 });
        for (const at of [-124, -46, 32, 108]) {
          s.line(`M${at - 8} -70Q${at - 20} 0 ${at - 8} 60`, '#eaa06a', 9, { opacity: 0.55 });
          s.line(`M${at - 14} -60Q${at - 24} -20 ${at - 18} 10`, '#fff0d8', 5, { opacity: 0.65 });
        }
        s.specks(s.scatter(40, 0, 0, 136, 86), ['#f3cf93', '#2d100a', '#c98a4a'], 2.5, 5);
      });
      ramekin(s, [592, 420], 70, s.round('#d9a06a', '#a4522c', '#642312'));
      herbs(
        s,
        [
          [222, 288],
          [272, 440],
          [430, 300],
        ],
        24,
      );
    },
    0.9,
  );
}

function stroganoff(s: Sketch): void {
  tile(s, 'clay');
  plate(s, 246, 'white');
  rice(s, 298, 256, 108, 116);
  pool(s, 458, 338, 140, 122, ['#f9d9ac', '#e9ab70', '#c07a41']);
  chunks(s, s.scatter(12, 456, 340, 104, 86), 33, ['#b97a52', '#8b4d30', '#562a18']);
  for (const [x, y] of s.scatter(8, 462, 344, 104, 84)) {
    s.raise(ellipse(x, y, 25, 20), s.round('#fff8e8', '#ead3ab', '#bd9862'), 4, 0.32);
    s.line(arc(x, y + 2, 13, 200, 340), '#8c6334', 4, { opacity: 0.7 });
  }
  drizzle(
    s,
    [
      [390, 410],
      [440, 380],
      [500, 404],
      [548, 360],
    ],
    10,
    '#fff6e2',
  );
  sticks(s, s.scatter(30, 328, 420, 62, 30), 70, 7, ['#fde59c', '#f0bd50', '#c98a28'], 0, 90);
  herbs(
    s,
    [
      [458, 300],
      [490, 330],
      [290, 240],
    ],
    22,
  );
}

function shepherdsPie(s: Sketch): void {
  tile(s, 'sage');
  skillet(s, s.round('#f9d98c', '#e6ab4a', '#a9661f'), () => {
    for (let row = 0; row < 9; row += 1) {
      const y = 128 + row * 43;
      const wave: Point[] = [];
      for (let x = 190; x <= 610; x += 42) wave.push([x, y + ((x / 42 + row) % 2 < 1 ? 9 : -9)]);
      s.line(
        smooth(
          wave.map(([a, b]) => [a + 2, b + 9] as const),
          false,
        ),
        '#8f4f18',
        12,
        { opacity: 0.42 },
      );
      s.line(smooth(wave, false), '#fce8ac', 15, { opacity: 0.85 });
    }
    for (const [x, y] of s.scatter(34, 400, 300, 180))
      s.fill(s.blob(x, y, s.between(9, 26), s.between(6, 14), 0.25, 8), '#a85e1c', 0.38);
    shavings(s, s.scatter(26, 400, 300, 170), 18);
    s.raise(s.blob(470, 366, 82, 66, 0.12, 10), s.round('#6b3222', '#4a1f15', '#33140d'), 0, 0);
    shreds(s, s.scatter(30, 470, 366, 66, 50), 26, ['#a4553d', '#8b4030', '#c07152']);
    chives(s, s.scatter(18, 400, 290, 150), 9);
    herb(s, 340, 240, 34, 300);
  });
}

function roastPumpkin(s: Sketch): void {
  tile(s, 'sand');
  plate(s, 246, 'green');
  pool(s, 400, 312, 150, 140, ['#fffdf4', '#f6efdc', '#d9cdae']);
  for (const [x, y, turn] of [
    [330, 240, -30],
    [420, 300, -8],
    [352, 372, 12],
    [470, 396, 30],
  ] as const) {
    s.place(x, y, turn, () => {
      s.raise(
        'M-132 -20Q0 -136 132 -20Q142 6 118 16Q0 -14 -118 16Q-142 6 -132 -20z',
        s.fall('#2f5f3a', '#5c7f3c', '#e8a53c'),
        10,
        0.38,
      );
      s.fill(
        'M-122 -10Q0 -108 122 -10Q130 6 112 10Q0 -20 -112 10Q-130 6 -122 -10z',
        s.fall('#f08a2c', '#f5a03c', '#fbcf72'),
      );
      s.line('M-76 -30Q0 -66 76 -30', '#a9501a', 9, { opacity: 0.5 });
      s.line('M-60 -14Q0 -38 60 -14', '#fff0c0', 4, { opacity: 0.6 });
    });
  }
  dice(s, s.scatter(26, 400, 310, 150, 130), 12, [['#b8cc86', '#7f9a4c', '#56702f']]);
  s.specks(s.scatter(22, 400, 310, 140, 126), ['#b02f3f', '#d9485a', '#8c1f33'], 6, 9);
  sprig(s, 404, 306, 60, -60);
}

export const mains = {
  'moqueca-banana': bananaMoqueca,
  picanha,
  feijoada,
  parmegiana: parmigiana,
  'bobo-camarao': shrimpBobo,
  'baiao-de-dois': riceAndBeans,
  pescada: grilledFish,
  costela: ribs,
  estrogonofe: stroganoff,
  escondidinho: shepherdsPie,
  abobora: roastPumpkin,
};
