import { m } from '#generated/messages/messages.js';
import { AlertIcon } from '#ui/icons.tsx';
import { tagTexts } from '../../../../menu/web/diner/tag-texts.ts';
import { type Avoided, avoidedNames } from '../choosing/may-contain.ts';
import type { Unsuited } from './unsuited.ts';

const listed = (marks: readonly Avoided[]) => marks.map((mark) => avoidedNames[mark]()).join(', ');

/** Somebody at the table avoids what is in it. It may be for another: it is said, and stands in nobody's way. */
export function UnsuitedNote({ contains, mayContain, diets }: Unsuited) {
  const reasons = [
    contains.length > 0 && m['diner.allergens']({ list: listed(contains) }),
    mayContain.length > 0 && m['diner.mayContain']({ list: listed(mayContain) }),
    diets.length > 0 &&
      m['diner.notMarked']({ list: diets.map((diet) => tagTexts[diet]().toLocaleLowerCase()).join(', ') }),
  ];
  return (
    <p className="mt-1 flex gap-1.5 font-medium text-sm text-yellow">
      <AlertIcon size={16} className="mt-0.5" />
      <span className="min-w-0">{reasons.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
