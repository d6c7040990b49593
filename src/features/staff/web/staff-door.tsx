import { copyText } from '#client/copy-text.ts';
import { m } from '#generated/messages/messages.js';
import { staffLoginPath } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { CopyIcon } from '#ui/staff/icons.tsx';

/** Where the people of this list sign in: to be passed on to them. */
export function StaffDoor({ slug }: { slug: string }) {
  const path = staffLoginPath(slug);
  const copy = () => copyText(`${location.origin}${path}`, { done: m['staff.doorCopied']() });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken px-5 py-3">
      <p className="min-w-0 text-sm">
        <span className="block font-medium">{m['staff.door']()}</span>
        <a href={path} className="text-brand-ink underline underline-offset-2 wrap-anywhere">
          {path}
        </a>
      </p>
      <Button variant="quiet" size="s" onClick={() => void copy()}>
        <CopyIcon size={18} />
        {m['staff.copyDoor']()}
      </Button>
    </div>
  );
}
