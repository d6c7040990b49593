import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { UploadWait } from './upload-wait.tsx';

interface SaveBarProps {
  label: string;
  dirty: boolean;
  busy: boolean;
  /** A picture of the form is on its way. */
  uploading?: boolean;
  /** Others have saved since the form was opened. */
  outdated: boolean;
  onReload: () => void;
}

/** Stays in sight below a long form, and says whether there is something to save. */
export function SaveBar({ label, dirty, busy, uploading = false, outdated, onReload }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-5 -mx-4 grid gap-3 border-hairline border-t bg-surface px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] lg:bottom-4 lg:mx-0 lg:rounded-xl lg:border-0 lg:px-5 lg:py-3.5 lg:shadow-float">
      {outdated && (
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
      )}
      <UploadWait uploading={uploading} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-2 text-sm">{dirty ? m['restaurants.form.unsaved']() : m['restaurants.form.saved']()}</p>
        <Button
          type="submit"
          variant={dirty ? 'fill' : 'quiet'}
          busy={busy || uploading}
          className="max-sm:w-full sm:min-w-44"
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
