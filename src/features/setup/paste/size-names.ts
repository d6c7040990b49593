/** 'P', 'GG'. */
export const letterSize = /^\p{Lu}{1,2}$/u;

/** What names a size, behind a name or before a price. */
const measures = [
  /(?:PP|P|M|G|GG|S|L|XL)/,
  /(?:\d+(?:[.,]\d+)?\s*(?:ml|cl|l|litros?|g|kg|un|pedaços|fatias)|pequen[oa]|(?:médi|medi)[oa]|grande|brot(?:o|inho)|família|simples|dupl[oa]|tripl[oa]|inteir[oa]|mei[oa])/,
  /(?:small|medium|large|half|full|glass|pitcher|jug|bottle|can|shot|copo|taça|jarra|garrafa|long neck|lata|dose)/,
].map(({ source }, place) => new RegExp(`(?:^|[\\s:,/|(–—-]+)(${source})\\)?$`, place === 0 ? '' : 'i'));

/** 'Pizza: P' as 'Pizza' and 'P'. */
export function sizeAt(text: string): { rest: string; size: string } | null {
  for (const measure of measures) {
    const found = measure.exec(text);
    if (found) return { rest: text.slice(0, found.index), size: found[1] ?? '' };
  }
  return null;
}

export const withoutSize = (name: string): string => sizeAt(name)?.rest || name;
