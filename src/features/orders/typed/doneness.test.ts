import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { tell } from '../../../../bench/typed/score.ts';
import { readComanda } from './read-comanda.ts';

const { menu } = readCorpus(path.join(import.meta.dirname, '../../../../bench/typed/pub.txt'));

test.each([
  ['ao ponto bem passado', '= 1 Hambúrguer da casa', '? Ponto da carne'],
  ['bem passada ao ponto', '= 1 Hambúrguer da casa', '? Ponto da carne'],
  ['ao ponto pra mal', '= 1 Hambúrguer da casa [Ao ponto] // pra mal'],
  ['ponto da carne bem passada', '= 1 Hambúrguer da casa [Bem passada]'],
  ['no ponto mal passada', '= 1 Hambúrguer da casa [Mal passada]'],
])("%s: 'ao ponto' is an answer beside another, 'ponto' is what is asked", (said, ...expected) => {
  const text = `1 burger da casa ${said}`;
  expect(tell(menu, text, readComanda(menu, text)).sort()).toEqual(expected.sort());
});
