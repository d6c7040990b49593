import { folded } from './cells.ts';

/** Whatever else goods are counted in: each of them is one piece. */
const pieces = new Set(
  (
    'un und unid unidade unidades unit units ea piece pieces pc pcs peca pecas lt lts l litro litros ml lata latas can copo copos cp ' +
    'caixa caixas cx cxs box pacote pacotes pct pcts pcte pack pote potes pt garrafa garrafas gf gfa bottle glass taca tacas tc dose doses ds ' +
    'jarra jarras jr vidro vidros vd balde baldes bd barril bandeja bandejas bdj fardo fardos fd saco sacos sc embalagem emb ' +
    'duzia duzias dz dozen cento par pares kit combo conjunto cj porcao porcoes por porc portion fatia fatias fat slice prato pratos'
  ).split(' '),
);
const kilo = /^((por )?(kg|quilo)|kgs|quilos|kilos|peso|por peso|per kilo|by weight)$/;

/** How goods of a unit are sold, in the words and abbreviations of the trade; null for others. */
export function soldByUnit(unit: string): 'weight' | 'each' | null {
  const plain = folded(unit).replace(/\.$/, '');
  if (kilo.test(plain)) return 'weight';
  return pieces.has(plain) ? 'each' : null;
}
