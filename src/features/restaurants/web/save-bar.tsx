import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { SavedByOthers, saveBarClass } from './saved-by-others.tsx';
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

/** Below a long form; while there is something to save it stays in sight. */
export function SaveBar({ label, dirty, busy, uploading = false, outdated, onReload }: SaveBarProps) {
  return (
    <div className={cx(saveBarClass, !dirty && !busy && !uploading && !outdated && 'static! shadow-none!')}>
      {outdated && <SavedByOthers onReload={onReload} />}
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
