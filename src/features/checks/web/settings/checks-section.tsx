import { m } from '#generated/messages/messages.js';
import { DialogSection } from '#ui/staff/settings-section.tsx';
import { ChecksDialog } from './checks-dialog.tsx';

/** Among the restaurant's settings: what guests see and pay of their bill. */
export function ChecksSection() {
  return (
    <DialogSection
      text={m['checks.settings.title']()}
      edit={m['checks.settings.edit']()}
      dialog={(onClose) => <ChecksDialog onClose={onClose} />}
    />
  );
}
