import { cx } from '#ui/cx.ts';
import { allergensText } from '../../menu/web/diner/allergens-text.ts';
import { contentsFor } from '../../orders/lines/clash.ts';
import type { KitchenLine } from '../contract.ts';
import type { Warning } from '../tickets.ts';
import { OctagonIcon } from './icons.tsx';

interface ContainsProps {
  allergens: KitchenLine['allergens'];
  /** What the guests must not eat. */
  warnings: readonly Warning[];
  /** What nobody named is left to those who make it. */
  loudOnly?: boolean;
}

/** What a dish contains, where somebody said that they must not eat something: what they named is shouted, the rest is quiet. */
export function Contains({ allergens, warnings, loudOnly = false }: ContainsProps) {
  const contents = contentsFor(
    allergens,
    warnings.map(({ text }) => text),
  );
  if (!contents) return null;
  const { clash, rest, unclear } = contents;
  return (
    <>
      {clash.length > 0 && (
        <strong className="k-clash">
          <OctagonIcon />
          <span>{allergensText(clash)}</span>
        </strong>
      )}
      {rest.length > 0 && (unclear || !loudOnly) && (
        <span className={cx('k-contains', !unclear && 'is-quiet')}>{allergensText(rest)}</span>
      )}
    </>
  );
}
