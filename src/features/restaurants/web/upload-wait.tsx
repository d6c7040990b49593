import { m } from '#generated/messages/messages.js';

/** Beside the button of a form: why it cannot be pressed yet. */
export function UploadWait({ uploading }: { uploading: boolean }) {
  return (
    <p role="status" className="text-ink-2 text-sm empty:hidden">
      {uploading && m['menu.picture.wait']()}
    </p>
  );
}
