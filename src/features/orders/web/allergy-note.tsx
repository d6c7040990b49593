import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { WarningIcon } from '#ui/staff/icons.tsx';

interface AllergyNoteProps {
  text: string;
  /** Of a card that is read from afar. */
  large?: boolean;
}

/** Across the whole line, with a sign and the word: it looks like no other note. */
export function AllergyNote({ text, large = false }: AllergyNoteProps) {
  return (
    <div className="col-span-full mt-1.5 flex items-start gap-2.5 rounded-sm bg-danger px-3 py-2 text-white">
      <WarningIcon size={large ? 28 : 22} className="mt-0.5" />
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-bold text-xs uppercase tracking-wide">{m['orders.allergy']()}</span>
        <span className={cx('font-bold', large && 'text-lg leading-snug xl:text-[1.375rem] xl:leading-7')}>{text}</span>
      </p>
    </div>
  );
}
