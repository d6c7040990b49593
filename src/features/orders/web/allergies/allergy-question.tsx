import { allergensText } from '#features/menu/web/diner/allergens-text.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { AllergyClash } from './allergy-clashes.ts';

type Props = {
  clashes: readonly AllergyClash[];
  /** What whoever sends it all the same has to know. */
  hint?: string;
  onReview: () => void;
  onSend: () => void;
};

/** Whether an order is meant on which a note warns of what its dishes contain: each warning with these dishes. */
export function AllergyQuestion({ clashes, hint, onReview, onSend }: Props) {
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={m['orders.allergyClash.title']()}
      confirmLabel={m['orders.allergyClash.send']()}
      cancelLabel={m['orders.allergyClash.review']()}
      closeLabel={m['common.close']()}
      onClose={onReview}
      onConfirm={onSend}
    >
      <ul className="grid gap-4">
        {clashes.map(({ warning, dishes }) => (
          <li key={warning} className="grid gap-2">
            <p className="wrap-anywhere">{m['orders.allergyClash.says']({ warning })}</p>
            <ul className="grid gap-2">
              {dishes.map(({ name, contains }) => (
                <li key={name} className="rounded-md bg-danger-tint px-3 py-2">
                  <p className="font-semibold text-ink wrap-anywhere">{name}</p>
                  <p className="font-semibold text-danger">{allergensText(contains)}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {hint && <p className="mt-4">{hint}</p>}
    </ConfirmDialog>
  );
}
