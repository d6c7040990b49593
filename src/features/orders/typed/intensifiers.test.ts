import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { tell } from '../../../../bench/typed/score.ts';
import { readComanda } from './read-comanda.ts';

const { menu } = readCorpus(path.join(import.meta.dirname, '../../../../bench/typed/doceria.txt'));

test.each([
  ['duas coxinha bem quente, 1 guarana', '= 2 Coxinha // bem quente', '= 1 Guaraná lata'],
  ['1 croissant simples bem quente', '= 1 Croissant [Simples] // bem quente'],
  ['3 bem casado', '= 3 Bem-casado'],
])('%s: how much of something is no dish whose name begins so', (text, ...expected) => {
  expect(tell(menu, text, readComanda(menu, text)).sort()).toEqual(expected.sort());
});
