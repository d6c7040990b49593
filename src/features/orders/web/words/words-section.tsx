import { m } from '#generated/messages/messages.js';
import { DialogSection } from '#ui/staff/settings-section.tsx';
import { WordsDialog } from './words-dialog.tsx';

/** Among the restaurant's settings: what the staff call things when they type an order. */
export function WordsSection() {
  return (
    <DialogSection
      text={m['orders.words.title']()}
      edit={m['orders.words.edit']()}
      dialog={(onClose) => <WordsDialog onClose={onClose} />}
    />
  );
}
