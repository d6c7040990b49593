import { m } from '#generated/messages/messages.js';
import { DialogSection } from '#ui/staff/settings-section.tsx';
import { CallsDialog } from './calls-dialog.tsx';

/** Among the restaurant's settings: what guests may call for. */
export function CallsSection() {
  return (
    <DialogSection
      text={m['calls.settings.title']()}
      edit={m['calls.settings.edit']()}
      dialog={(onClose) => <CallsDialog onClose={onClose} />}
    />
  );
}
