import { InPortuguese } from '../../../../menu/web/diner/in-portuguese.tsx';
import type { CheckLine } from '../../../told/contract.ts';
import { senderText } from '../sender-text.ts';
import type { LineWords } from '../use-line-words.ts';

interface LineNameProps {
  line: CheckLine;
  words: LineWords;
  detail?: string | null;
}

/** What tells one dish from another of the same name: its options, and who ordered it. */
export function LineName({ line, words: { name, choices, inPortuguese }, detail }: LineNameProps) {
  const small = [detail, senderText(line)].filter(Boolean).join(' · ');
  return (
    <>
      <span className="block text-balance wrap-anywhere">{name}</span>
      {choices.length > 0 && <span className="block text-ink-2 text-sm wrap-anywhere">{choices.join(', ')}</span>}
      <InPortuguese text={inPortuguese} />
      {small && <span className="block text-ink-2 text-sm">{small}</span>}
    </>
  );
}
