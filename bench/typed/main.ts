// Reads typed orders and compares what was understood with what was meant. Its own sentences, or a stranger's.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from './corpus.ts';
import { score } from './score.ts';

export const corpora = [
  'boteco',
  'pizzaria',
  'lanchonete',
  'espetaria',
  'marmitaria',
  'cafeteria',
  'quiosque',
  'sushi',
  'churrascaria',
  'cantina',
  'padaria',
  'acaiteria',
  'pub',
  'hamburgueria',
  'nordestina',
  'peixaria',
  'arabe',
  'mineira',
  'creperia',
  'mexicana',
  'baiano',
  'doceria',
].map((name) => path.join(import.meta.dirname, `${name}.txt`));

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    corpus: { type: 'string', multiple: true, default: corpora },
  },
});

const scores = values.corpus.map((file) => ({ file, ...score(readCorpus(file)) }));
const sum = (of: 'sentences' | 'exact' | 'wrongSilently') => scores.reduce((all, each) => all + each[of], 0);
const total = { sentences: sum('sentences'), exact: sum('exact'), wrongSilently: sum('wrongSilently') };

if (values.json) console.log(JSON.stringify(total));
else {
  for (const { file, misses, ...counts } of scores) {
    for (const { text, wanted, got, silent } of misses)
      console.log(
        `\n${silent ? 'WRONG WITHOUT A MARK' : 'not exact'}: ${text}\n  meant ${wanted.join('  ')}\n  read  ${got.join('  ')}`,
      );
    console.log(
      `\n${path.basename(file)}: ${counts.exact} of ${counts.sentences} exact, ${counts.wrongSilently} wrong without a mark`,
    );
  }
}
if (total.wrongSilently > 0 || total.exact < 0.95 * total.sentences) process.exitCode = 1;
