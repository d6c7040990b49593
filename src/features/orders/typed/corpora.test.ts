import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { score } from '../../../../bench/typed/score.ts';

const names =
  'boteco pizzaria lanchonete espetaria marmitaria cafeteria quiosque sushi churrascaria cantina padaria acaiteria pub hamburgueria nordestina peixaria arabe mineira creperia mexicana baiano';

test.each(names.split(' '))('%s: nothing is understood otherwise than it was meant', (name) => {
  const corpus = readCorpus(path.join(import.meta.dirname, `../../../../bench/typed/${name}.txt`));
  const { sentences, exact, wrongSilently, misses } = score(corpus);
  expect(wrongSilently, JSON.stringify(misses, null, 2)).toBe(0);
  expect(exact, JSON.stringify(misses, null, 2)).toBeGreaterThanOrEqual(sentences * 0.95);
});
