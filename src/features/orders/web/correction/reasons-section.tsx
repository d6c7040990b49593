import { m } from '#generated/messages/messages.js';
import { DialogSection } from '#ui/staff/settings-section.tsx';
import { ReasonsDialog } from './reasons-dialog.tsx';

/** Among the restaurant's settings: the words in which things leave a bill. */
export function ReasonsSection() {
  return (
    <DialogSection
      text={m['orders.corrections.reasons.title']()}
      edit={m['orders.corrections.reasons.edit']()}
      dialog={(onClose) => <ReasonsDialog onClose={onClose} />}
    />
  );
}
