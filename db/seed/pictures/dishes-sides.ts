import { chives, GREEN, herbs, LEMON, leaf, sprig, wheel } from './garnish.ts';
import { arc, box, ellipse, type Point } from './paths.ts';
import { chunks, friedEgg, sausage, shreds, shrimp } from './proteins.ts';
import type { Sketch } from './sketch.ts';
import { BROWN_BEAN, beans, farofa, grains, pool, rice, shavings, sticks, strands } from './staples.ts';
import { board, bowl, cutlery, napkin, paper, plate, ramekin, skillet, tile } from './vessels.ts';

function gnocchi(s: Sketch): void {
  tile(s, 'sage');
  bowl(s, { r: 242, glaze: 'white', depth: 0.8, fill: s.round('#e07a4c', '#b8432a', '#7c2318') }, () => {
    for (const [x, y] of s.scatter(34, 400, 300, 172)) {
      s.place(x, y, s.between(-50, 50), () => {
        s.raise(box(0, 0, 70, 48, 22), s.round('#fff3c4', '#f3d277', '#c9963a'), 7, 0.36);
        for (const at of [-14, 0, 14]) s.line(`M${at} -17Q${at + 5} 0 ${at} 17`, '#c9963a', 3, { opacity: 0.65 });
      });
    }
    pool(s, 396, 296, 96, 86, ['#d9704a', '#a83c26', '#6f2217'], 0.16);
    shreds(s, s.scatter(34, 396, 296, 92, 80), 24, ['#8a3f28', '#a5533a', '#74301f', '#b8664a']);
    shavings(s, s.scatter(14, 400, 296, 110), 20);
    sprig(s, 398, 284, 60, -76);
  });
}

function risotto(s: Sketch, colours: readonly [string, string, string], tints: readonly string[]): void {
  s.raise(s.blob(400, 300, 172, 168, 0.05, 14), s.round(...colours), 8, 0.28);
  grains(s, s.scatter(300, 400, 300, 162), 12, tints);
  for (const [x, y] of s.scatter(9, 400, 300, 120))
    s.line(arc(x, y, s.between(24, 48), s.between(0, 180), s.between(220, 300)), '#fffdf0', 6, { opacity: 0.5 });
}

function shrimpRisotto(s: Sketch): void {
  tile(s, 'green');
  plate(s, 248, 'white');
  risotto(s, ['#fffbe2', '#f8ebb0', '#dcc778'], ['#fffdf0', '#fbf2c8', '#f3e3a4', '#ffffff']);
  for (const [x, y, turn] of [
    [322, 226, 10],
    [450, 206, 100],
    [286, 338, -60],
    [394, 408, 30],
    [508, 318, 190],
    [396, 302, 240],
  ] as const)
    shrimp(s, x, y, 33, turn);
  shavings(s, s.scatter(14, 400, 300, 140), 15, ['#fff8b8', '#f7de6f', '#dcb52c']);
  wheel(s, 524, 412, 42, LEMON);
  chives(s, s.scatter(15, 400, 300, 140), 8);
}

function mushroomRisotto(s: Sketch): void {
  tile(s, 'clay');
  plate(s, 248, 'stone');
  risotto(s, ['#f6e9cc', '#dfc79c', '#b3935f'], ['#fbf3df', '#ecd9b4', '#d9bd8c', '#f6e9cc']);
  for (const [x, y] of s.scatter(11, 400, 300, 116)) {
    s.place(x, y, s.between(0, 360), () => {
      s.raise(
        'M-42 2C-44 -46 44 -46 42 2C42 14 18 14 13 8L15 44Q0 54 -15 44L-13 8C-18 14 -42 14 -42 2z',
        s.round('#e9cfa4', '#b98a55', '#77502b'),
        7,
        0.36,
      );
      s.fill(
        'M-29 0C-28 -30 28 -30 29 0C16 6 12 4 9 6L10 38Q0 44 -10 38L-9 6C-12 4 -16 6 -29 0z',
        s.round('#fffaec', '#f1dfbd', '#d3b483'),
      );
      s.line('M-22 -2Q0 -14 22 -2', '#8a5f35', 3.5, { opacity: 0.6 });
    });
  }
  shavings(s, s.scatter(13, 400, 300, 140), 24);
  herbs(s, s.scatter(9, 400, 300, 130), 19);
}

function pestoTagliatelle(s: Sketch): void {
  tile(s, 'sand');
  plate(s, 248, 'sage');
  s.raise(s.blob(400, 300, 160, 156, 0.05), s.round('#c9d48a', '#94a850', '#5f7a32'), 9, 0.32);
  strands(s, 400, 300, 158, 78, 15, ['#e6dd94', '#d6d27c', '#efe6a8', '#c4c968']);
  s.specks(s.scatter(110, 400, 300, 150), ['#3f7a3a', '#5c9648', '#2f6333', '#79ad55'], 3, 7);
  for (const [x, y] of s.scatter(10, 400, 300, 130)) {
    s.place(x, y, s.between(0, 360), () => {
      s.line(arc(0, 3, 12, 10, 190), '#20130a', 12, { opacity: 0.26 });
      s.line(arc(0, 0, 12, 10, 190), '#d2a866', 12);
      s.line(arc(0, 0, 13, 20, 180), '#f8e4b8', 7);
    });
  }
  for (const [x, y] of s.scatter(6, 400, 300, 120)) {
    s.raise(ellipse(x, y, 25), s.round('#f2715a', '#d23c2c', '#96231c'), 5, 0.3);
    s.line(arc(x, y, 16, 195, 262), '#fff', 5, { opacity: 0.7 });
  }
  shavings(s, s.scatter(11, 400, 300, 130), 22);
  sprig(s, 402, 296, 64, -60);
}

function pumpkinRavioli(s: Sketch): void {
  tile(s, 'green');
  plate(s, 248);
  pool(s, 400, 304, 158, 146, ['#fdf0b6', '#f0cf6a', '#cf9c33']);
  const spots: Point[] = [
    [310, 222],
    [428, 204],
    [506, 294],
    [272, 338],
    [392, 318],
    [346, 434],
    [474, 412],
  ];
  for (const [x, y] of spots) {
    s.place(x, y, s.between(-24, 24), () => {
      s.raise(box(0, 0, 106, 106, 10), s.sweep('#fff4cb', '#f4da8c', '#d3a647'), 9, 0.34);
      for (const side of [0, 90, 180, 270])
        s.place(0, 0, side, () => s.line('M-46 -46H46', '#b98a35', 5, { opacity: 0.65, dash: '1 11' }));
      s.fill(ellipse(0, 0, 35), s.round('#fff0bd', '#f3bd55', '#d88a2c'));
      s.line(arc(0, 0, 25, 195, 265), '#fff', 6, { opacity: 0.75 });
    });
  }
  const sage = ['#c5d8b4', '#86a77c', '#4f7852'] as const;
  for (const [x, y, turn] of [
    [360, 262, -30],
    [436, 356, 20],
    [300, 388, 100],
    [470, 246, 60],
  ] as const)
    leaf(s, x, y, 84, 32, turn, sage);
  shavings(s, s.scatter(16, 400, 304, 146), 15);
}

function whiteRice(s: Sketch): void {
  tile(s, 'clay');
  napkin(s, [214, 430], -18);
  bowl(s, { r: 222, glaze: 'green', depth: 0.86, fill: s.round('#fffdf6', '#efe7d2', '#cdc09d') }, () => {
    rice(s, 400, 300, 176);
    sprig(s, 400, 306, 74, -80);
  });
}

function tropeiro(s: Sketch): void {
  tile(s, 'sage');
  skillet(s, s.round('#f0cf8a', '#cf9c4c', '#8f5f24'), () => {
    farofa(s, 400, 300, 190);
    beans(s, s.scatter(62, 400, 300, 178), 19, BROWN_BEAN);
    for (const [x, y] of s.scatter(22, 400, 300, 176)) leaf(s, x, y, s.between(40, 64), 15, s.between(0, 360), GREEN);
    sausage(s, s.scatter(7, 400, 300, 150), 29);
    chunks(s, s.scatter(9, 400, 300, 156), 21, ['#e8a878', '#b25f3c', '#742f1d']);
    friedEgg(s, 410, 284, 84);
    chives(s, s.scatter(20, 400, 300, 160), 9);
  });
}

function farofaBowl(s: Sketch): void {
  tile(s, 'sand');
  bowl(s, { r: 222, glaze: 'clay', depth: 0.86, fill: s.round('#e9c06a', '#c98f3c', '#8f5f24') }, () => {
    farofa(s, 400, 300, 172);
    for (const [x, y] of s.scatter(11, 400, 300, 130)) onion(s, x, y);
    herbs(s, s.scatter(11, 400, 300, 140), 19);
  });
  cutlery(s, 'spoon', [500, 214], 224, 1.1);
}

/** Caramelised onion: a short golden curl. */
function onion(s: Sketch, x: number, y: number): void {
  const from = s.between(0, 360);
  s.line(arc(x + 2, y + 3, 26, from, from + 130), '#20130a', 9, { opacity: 0.26 });
  s.line(arc(x, y, 26, from, from + 130), '#a8601f', 9);
  s.line(arc(x, y, 27, from + 8, from + 120), '#efb765', 4);
}

function friedCassava(s: Sketch): void {
  tile(s, 'green');
  s.place(
    40,
    30,
    0,
    () => {
      board(s, 600, 400, -5);
      paper(s, 330, -14, [360, 300]);
      sticks(s, s.scatter(26, 346, 300, 124, 110), 156, 42, ['#fff2bd', '#f2cd68', '#c78a28'], -24, 66);
      ramekin(s, [580, 282], 84, s.round('#fffdf2', '#f7efd6', '#dccda4'), 'clay');
      chives(s, s.scatter(10, 580, 284, 42), 7);
      s.specks(s.scatter(30, 350, 300, 140, 120), ['#ffffff'], 2, 3.6);
    },
    0.9,
  );
}

function collards(s: Sketch): void {
  tile(s, 'clay');
  skillet(s, s.round('#3f7a45', '#24592f', '#143b22'), () => {
    const greens = ['#3f8a48', '#5ba557', '#2c6c3a', '#7cbf68', '#235a33'];
    strands(s, 400, 300, 178, 130, 12, greens);
    for (const [x, y] of s.scatter(34, 400, 300, 164))
      s.line(arc(x, y, s.between(22, 52), s.between(0, 180), s.between(210, 320)), s.pick(greens), s.between(7, 13));
    for (const [x, y] of s.scatter(16, 400, 300, 150))
      s.raise(s.blob(x, y, 15, 10, 0.14, 7), s.round('#fff3cc', '#ecc67c', '#b47c30'), 4, 0.36);
    chunks(s, s.scatter(9, 400, 300, 140), 17, ['#eeb08c', '#b8583c', '#742f1d']);
  });
}

function rusticPotatoes(s: Sketch): void {
  tile(s, 'sage');
  plate(s, 238, 'stone');
  paper(s, 286, 8);
  for (const [x, y] of s.scatter(19, 396, 304, 122)) {
    s.place(x, y, s.between(0, 360), () => {
      s.raise('M-66 20Q-60 -44 0 -46Q60 -44 66 20Q0 44 -66 20z', s.round('#b97c3c', '#8f5726', '#5e3514'), 9, 0.36);
      s.fill('M-62 18Q-50 -26 0 -28Q50 -26 62 18Q0 38 -62 18z', s.round('#ffeeb4', '#f3c862', '#d2932f'));
      s.specks(s.scatter(7, 0, 4, 40, 18), ['#a9692a', '#3f6a3c', '#fff6d8'], 2, 4);
    });
  }
  for (const [x, y] of s.scatter(6, 400, 300, 120))
    leaf(s, x, y, 52, 11, s.between(0, 360), ['#a9c79a', '#628c66', '#33603f']);
  ramekin(s, [516, 398], 68, s.round('#fff8e2', '#f7e4b6', '#dcbd7c'));
}

export const pastaAndSides = {
  nhoque: gnocchi,
  'risoto-camarao': shrimpRisotto,
  'risoto-cogumelos': mushroomRisotto,
  'talharim-pesto': pestoTagliatelle,
  'ravioli-abobora': pumpkinRavioli,
  'arroz-branco': whiteRice,
  'feijao-tropeiro': tropeiro,
  farofa: farofaBowl,
  'mandioca-frita': friedCassava,
  couve: collards,
  'batata-rustica': rusticPotatoes,
};
