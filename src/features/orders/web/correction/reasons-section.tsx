import { m } from '#generated/messages/messages.js';
import { DialogSection } from '#ui/staff/settings-section.tsx';
import { ReasonsDialog } from './reasons-dialog.tsx';

/** Among the restaurant's settings: the words in which things leave a bill. */
export function ReasonsSection() {
  return (
    <DialogSection
      title={m['orders.corrections.reasons.title']()}
      hint={m['orders.corrections.reasons.hint']()}
      edit={m['orders.corrections.reasons.edit']()}
      dialog={(onClose) => <ReasonsDialog onClose={onClose} />}
    />
  );
}
