import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Others have saved since a form was opened: what was typed stays until whoever typed it loads what is saved. */
export function SavedByOthers({ onReload }: { onReload: () => void }) {
  return (
    <Notice
      tone="yellow"
      live
      title={m['restaurants.form.changedTitle']()}
      action={
        <Button variant="quiet" size="s" onClick={onReload}>
          {m['restaurants.form.loadSaved']()}
        </Button>
      }
    >
      {m['restaurants.form.changed']()}
    </Notice>
  );
}

/** The bar of a form that stays in sight at the foot of the page. */
export const saveBarClass =
  'sticky bottom-0 z-5 -mx-4 grid gap-3 border-hairline border-t bg-surface px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] lg:bottom-4 lg:mx-0 lg:rounded-xl lg:border-0 lg:px-5 lg:py-3.5 lg:shadow-float';
