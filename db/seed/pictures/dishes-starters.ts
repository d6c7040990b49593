import { chillies, chives, dice, herb, herbs, LIME, lettuce, ORANGE, onion, rocket, wedge, wheel } from './garnish.ts';
import { arc, ellipse, type Point, polar, smooth } from './paths.ts';
import { ball, goldenCube } from './proteins.ts';
import type { Sketch } from './sketch.ts';
import { drizzle } from './staples.ts';
import { board, bowl, cutlery, napkin, paper, plate, ramekin, roundBoard, tile } from './vessels.ts';

function cheeseBread(s: Sketch): void {
  tile(s, 'sage');
  roundBoard(s);
  paper(s, 300, 45);
  const spots: Point[] = [
    [316, 234],
    [456, 212],
    [262, 366],
    [400, 340],
    [536, 326],
    [440, 456],
  ];
  for (const [x, y] of spots) {
    const r = s.between(68, 74);
    ball(s, x, y, r, ['#fff0c0', '#efc269', '#bd7a2e']);
    s.place(x, y, s.between(-70, 70), () => {
      for (const at of [-0.12, 0.3]) {
        const reach = r * s.between(0.3, 0.5);
        s.line(
          `M${-reach} ${r * at}q${reach * 0.6} ${s.between(-16, -4)} ${reach} 0t${reach * 0.8} -3`,
          '#b47630',
          3.5,
          { opacity: 0.5 },
        );
        s.line(`M${-reach} ${r * at + 5}q${reach * 0.6} -10 ${reach} 0`, '#fff3c9', 3, { opacity: 0.7 });
      }
    });
  }
}

function ceviche(s: Sketch): void {
  tile(s, 'sand');
  bowl(s, { glaze: 'stone', r: 236, fill: s.round('#fffbef', '#f4ead0', '#dccba0') }, () => {
    for (const [x, y] of s.scatter(25, 394, 302, 156)) {
      s.place(x, y, s.between(0, 90), () => {
        s.raise(s.blob(0, 0, 35, 28, 0.12, 6), s.round('#ffffff', '#fdf3ea', '#e6cdbb'), 6, 0.28);
        s.line('M-18 -8Q0 -16 18 -8M-16 6Q0 0 18 6', '#e9cfc0', 2.5, { opacity: 0.8 });
      });
    }
    for (const [x, y] of s.scatter(9, 400, 300, 140)) onion(s, x, y, s.between(28, 42), s.between(0, 360), 160);
    chillies(s, s.scatter(7, 400, 300, 150), 13);
    herbs(s, s.scatter(11, 400, 300, 150), 22);
    wheel(s, 512, 222, 56);
  });
}

function dadinhos(s: Sketch): void {
  tile(s, 'clay');
  s.place(
    40,
    30,
    0,
    () => {
      board(s, 600, 390, -6);
      const spots: Point[] = [
        [226, 214],
        [334, 206],
        [440, 196],
        [216, 318],
        [322, 308],
        [214, 420],
        [318, 414],
        [424, 424],
      ];
      for (const [x, y] of spots) goldenCube(s, x, y, 84, s.between(-16, 10), ['#fbdc96', '#e0a146', '#9a5a1f']);
      ramekin(s, [528, 322], 96, s.round('#f08a55', '#cf3f27', '#8c1f19'));
      chillies(s, s.scatter(4, 532, 332, 40), 11);
      herb(s, 440, 306, 26, 200);
    },
    0.9,
  );
}

function feijoadaBalls(s: Sketch): void {
  tile(s, 'green');
  plate(s, 242, 'clay');
  const dark = ['#b4764a', '#7d4726', '#462412'] as const;
  for (const [x, y] of [
    [300, 214],
    [420, 186],
    [268, 328],
    [334, 430],
  ] as Point[])
    ball(s, x, y, 66, dark, '#e0a862');
  s.raise(ellipse(462, 408, 70), s.round(...dark), 10, 0.38);
  s.fill(s.blob(462, 406, 58, 57, 0.04), s.round('#5b3a31', '#3a211c', '#2a1512'));
  s.fill(s.blob(464, 408, 31, 29, 0.16), s.round('#8fc07a', '#4c8a4e', '#2b6a3d'));
  s.specks(s.scatter(12, 462, 406, 46), ['#d98a6c', '#7c4a40', '#a9d292'], 3, 6);
  ramekin(s, [516, 272], 74, s.round('#5e3b30', '#3a201b', '#20100e'));
  wheel(s, 384, 312, 50, ORANGE);
  herbs(
    s,
    [
      [352, 356],
      [440, 330],
    ],
    22,
  );
}

function beanBroth(s: Sketch): void {
  tile(s, 'sand');
  plate(s, 240, 'sage');
  bowl(s, { r: 176, glaze: 'clay', fill: s.round('#a0623d', '#74402a', '#4a2417') }, () => {
    for (const r of [118, 92]) s.line(arc(400, 300, r, r * 2, r * 2 + 150), '#b97a4c', 8, { opacity: 0.6 });
    for (const [x, y] of s.scatter(26, 400, 300, 128)) s.fill(ellipse(x, y, s.between(4, 9)), '#dca24a', 0.75);
    for (const [x, y] of s.scatter(11, 400, 300, 84))
      ball(s, x, y, s.between(15, 22), ['#f3c98a', '#cf8a45', '#8f4e22']);
    chives(s, s.scatter(16, 400, 296, 110), 8);
  });
  cutlery(s, 'spoon', [636, 300], 12, 1.05);
}

function coxinhas(s: Sketch): void {
  tile(s, 'clay');
  plate(s, 244);
  for (let i = 0; i < 5; i += 1) {
    const turn = -198 + i * 54;
    const [x, y] = polar(400, 304, 146, turn);
    s.place(x, y, turn - 90, () => {
      const drop = 'M0 -92C10 -66 62 -34 62 22C62 58 34 80 0 80C-34 80 -62 58 -62 22C-62 -34 -10 -66 0 -92z';
      s.raise(drop, s.round('#f9d48b', '#dd973e', '#98571d'), 10, 0.36);
      s.specks(s.scatter(34, 0, 18, 50, 54), ['#fce6b0', '#b36b26', '#efbd6a'], 2, 4.5);
      s.line('M-38 12Q-34 -22 -12 -46', '#fff6da', 7, { opacity: 0.6 });
    });
  }
  ramekin(s, [400, 432], 76, s.round('#fffdf0', '#fbf0cf', '#e5d19c'), 'saffron');
  herb(s, 400, 434, 20, 300);
}

function crabShells(s: Sketch): void {
  tile(s, 'green');
  plate(s, 244);
  for (const [x, y, turn] of [
    [312, 236, -24],
    [490, 252, 26],
    [384, 408, 178],
  ] as const) {
    s.place(x, y, turn, () => {
      const edge: Point[] = [];
      for (let a = 180; a <= 360; a += 10) edge.push(polar(0, 20, a % 20 ? 92 : 104, a));
      const shell = smooth([...edge, [72, 62], [26, 84], [-26, 84], [-72, 62]]);
      s.raise(shell, s.round('#fbe3d0', '#e4ab8c', '#b06a4c'), 10, 0.36);
      for (let a = 190; a <= 350; a += 20) {
        const [tx, ty] = polar(0, 20, 98, a);
        s.line(`M0 84L${tx} ${ty}`, '#a8634a', 2.5, { opacity: 0.6 });
      }
      s.raise(s.blob(0, 10, 74, 60, 0.06), s.round('#fbe0a0', '#e3a44c', '#a9641f'), 4, 0.3);
      s.specks(s.scatter(46, 0, 10, 64, 50), ['#fff2c8', '#b5702a', '#f3cd80', '#8f4f1c'], 2.5, 6);
    });
    herb(s, x + 6, y + 8, 20);
  }
  wedge(s, 252, 368, 54, 30);
  wedge(s, 536, 386, 54, -40);
}

function pastries(s: Sketch): void {
  tile(s, 'sage');
  napkin(s, [620, 420], 24);
  plate(s, 240, 'white');
  paper(s, 300, -20);
  for (const [x, y, turn] of [
    [304, 218, -32],
    [470, 206, 22],
    [262, 352, -78],
    [390, 404, 14],
  ] as const) {
    s.place(x, y, turn, () => {
      const d = 'M-96 34Q-92 -62 0 -66Q92 -62 96 34Q96 46 84 46H-84Q-96 46 -96 34z';
      s.raise(d, s.round('#fbdf9f', '#e5ab52', '#b0702a'), 9, 0.36);
      s.line('M-84 32Q-80 -50 0 -54Q80 -50 84 32', '#a9692a', 4, { opacity: 0.6, dash: '3 11' });
      for (const [bx, by] of s.scatter(8, 0, 2, 64, 36)) {
        const r = s.between(5, 12);
        s.fill(ellipse(bx + 1, by + 2, r), '#a9692a', 0.35);
        s.fill(ellipse(bx, by, r), s.round('#fff0c4', '#edbb66'));
      }
    });
  }
  ramekin(s, [508, 344], 78, s.round('#f8e3c0', '#e9b78c', '#c98257'));
  dice(s, s.scatter(30, 508, 344, 50), 13, [
    ['#f2715a', '#d23c2c', '#a62a20'],
    ['#a3cf74', '#6fae5a', '#4c8f49'],
    ['#fff', '#f3e4ea', '#d7b3c4'],
  ]);
}

const TOMATO = ['#f2715a', '#d23c2c', '#96231c'] as const;

function gardenSalad(s: Sketch): void {
  tile(s, 'sand');
  bowl(s, { r: 242, glaze: 'white', depth: 0.86, fill: s.round('#5f9a55', '#2f6d40', '#1b4a31') }, () => {
    const greens = [
      ['#c9e29a', '#8cbc5c', '#4f8a3c'],
      ['#a7cf86', '#5d9a4f', '#2f6d40'],
      ['#b98aa0', '#7b3148', '#4d1d30'],
    ] as const;
    for (const [x, y] of s.scatter(26, 400, 300, 185))
      lettuce(s, x, y, s.between(56, 76), s.between(0, 360), greens[s.random() < 0.18 ? 2 : s.random() < 0.5 ? 0 : 1]);
    for (const [x, y] of s.scatter(8, 400, 300, 145)) {
      s.raise(ellipse(x, y, 34), '#3f7d3c', 5, 0.3);
      s.fill(ellipse(x, y, 30), s.round('#f4f9dc', '#d8eab2', '#b4d488'));
      for (let a = 0; a < 360; a += 45) s.fill(ellipse(...polar(x, y, 14, a), 3, 2), '#9cc072');
    }
    for (const [x, y] of s.scatter(8, 400, 300, 150)) {
      s.raise(ellipse(x, y, 29), s.round(...TOMATO), 5, 0.32);
      s.fill(ellipse(x, y, 23), s.round('#f9a58a', '#e55a43'));
      for (const a of [30, 150, 270]) s.fill(ellipse(...polar(x, y, 12, a), 7, 6), '#c8321f');
    }
    for (const [x, y] of s.scatter(7, 400, 300, 160)) {
      s.raise(ellipse(x, y, 22), '#c23a63', 4, 0.28);
      s.fill(ellipse(x, y, 18.5), s.round('#ffffff', '#fbeef2'));
    }
    drizzle(
      s,
      [
        [270, 250],
        [340, 300],
        [420, 260],
        [520, 330],
      ],
      5,
      '#e3c04e',
    );
  });
}

function mangoSalad(s: Sketch): void {
  tile(s, 'green');
  plate(s, 244, 'stone');
  for (const [x, y] of s.scatter(38, 400, 300, 138)) rocket(s, x - 40, y, s.between(96, 128), s.between(0, 360));
  dice(s, s.scatter(17, 400, 300, 124), 44, [['#ffe08a', '#f9b63a', '#dd8a1c']]);
  for (const [x, y] of s.scatter(7, 400, 300, 124)) onion(s, x, y, s.between(24, 36), s.between(0, 360), 190);
  for (const [x, y] of s.scatter(9, 400, 300, 130)) {
    s.place(x, y, s.between(0, 360), () => {
      s.line(arc(0, 4, 15, 10, 190), '#20130a', 14, { opacity: 0.3 });
      s.line(arc(0, 0, 15, 10, 190), '#d2a866', 14);
      s.line(arc(0, 0, 16, 20, 180), '#f8e4b8', 8);
    });
  }
}

function grilledCheeseSalad(s: Sketch): void {
  tile(s, 'clay');
  plate(s, 244, 'white');
  for (let i = 0; i < 7; i += 1) {
    const turn = i * 51.4 - 100;
    const [x, y] = polar(400, 300, 118, turn);
    s.raise(ellipse(x, y, 62), s.round(...TOMATO), 7, 0.3);
    s.fill(ellipse(x, y, 54), s.round('#f7927a', '#e0553f'));
    for (let a = 0; a < 360; a += 60) {
      const [sx, sy] = polar(x, y, 31, a + turn);
      s.fill(ellipse(sx, sy, 12, 10), '#c43522');
      s.specks(
        [
          [sx - 3, sy],
          [sx + 4, sy + 2],
        ],
        ['#fbd79a'],
        2,
        3,
      );
    }
  }
  for (let i = 0; i < 5; i += 1) {
    const [x, y] = polar(400, 300, 74, i * 72 - 60);
    s.place(x, y, i * 72 - 20, () => {
      goldenCube(s, 0, 0, 76, 0, ['#fff8e0', '#f7e3ae', '#d3a55b']);
      s.line('M-26 -20L26 -20M-28 0L28 0M-26 20L26 20', '#8f5420', 7, { opacity: 0.62 });
    });
  }
  for (const [x, y] of s.scatter(6, 400, 300, 120)) rocket(s, x - 20, y, 78, s.between(0, 360));
  drizzle(
    s,
    [
      [250, 250],
      [330, 330],
      [380, 236],
      [440, 366],
      [490, 240],
      [552, 340],
    ],
    7,
    '#4a2312',
    '#c98a5a',
  );
}

function beanSalad(s: Sketch): void {
  tile(s, 'sage');
  bowl(s, { r: 232, glaze: 'green', fill: s.round('#f3e3bd', '#dcc28a', '#b08d4f') }, () => {
    for (const [x, y] of s.scatter(120, 400, 300, 184)) {
      s.place(x, y, s.between(0, 180), () => {
        s.raise(ellipse(0, 0, 20, 13.5), s.round('#fffaea', '#f0dfb8', '#cfb27a'), 4, 0.34);
        s.fill(ellipse(0, 4, 5, 4), '#2a1712');
      });
    }
    dice(s, s.scatter(34, 400, 300, 170), 20, [
      TOMATO,
      ['#b7dc86', '#6fae5a', '#3f7f40'],
      ['#ffe08a', '#f4b93a', '#d48f1c'],
      ['#dcaac4', '#a8557f', '#7a3459'],
    ]);
    herbs(s, s.scatter(15, 400, 300, 165), 21);
    wedge(s, 520, 236, 60, 30, LIME);
  });
}

export const starters = {
  'pao-de-queijo': cheeseBread,
  ceviche,
  dadinho: dadinhos,
  'bolinho-feijoada': feijoadaBalls,
  'caldinho-feijao': beanBroth,
  coxinha: coxinhas,
  'casquinha-siri': crabShells,
  pastel: pastries,
  'salada-horta': gardenSalad,
  'salada-manga': mangoSalad,
  'salada-coalho': grilledCheeseSalad,
  'salada-feijao': beanSalad,
};
