import { type ReactNode, useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { useEditForm } from './use-edit-form.ts';

interface EditDialogProps extends Pick<DialogProps, 'title' | 'subtitle' | 'size' | 'onClose'> {
  edit: ReturnType<typeof useEditForm>['edit'];
  saveLabel: string;
  children: ReactNode;
}

/** The dialog around a form of `useEditForm`. It stays while what is typed is on its way. */
export function EditDialog({ edit, saveLabel, children, ...dialog }: EditDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      fixed={edit.busy}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={id} wide busy={edit.busy} busyLabel={m['platform.saving']()}>
          {saveLabel}
        </Button>
      }
    >
      <form ref={edit.form} id={id} noValidate onSubmit={edit.onSubmit} className="grid gap-5">
        <SaveNotice stale={edit.stale} problem={edit.problem} onCurrent={edit.onCurrent} />
        {children}
      </form>
    </Dialog>
  );
}

interface SaveNoticeProps {
  stale: boolean;
  problem: string | null;
  /** Puts what is there now in place of what was typed. */
  onCurrent: () => void;
}

/** Why a save was refused, where no field can say it. */
function SaveNotice({ stale, problem, onCurrent }: SaveNoticeProps) {
  if (stale) {
    return (
      <Notice
        tone="yellow"
        live
        title={m['platform.stale']()}
        action={
          <Button variant="quiet" size="s" onClick={onCurrent}>
            {m['platform.loadCurrent']()}
          </Button>
        }
      >
        {m['platform.staleHint']()}
      </Notice>
    );
  }
  return problem ? (
    <Notice tone="red" live>
      {problem}
    </Notice>
  ) : null;
}
