import { toast } from 'react-hot-toast/headless';
import { m } from '#generated/messages/messages.js';
import { CopyIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';

/** Where the people of this list sign in: to be passed on to them. */
export function StaffDoor({ slug }: { slug: string }) {
  const path = `/r/${slug}/login`;
  const copy = async () => {
    const address = `${location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(address);
      toast.success(m['accounts.staff.doorCopied']());
    } catch {
      // Browsers keep the clipboard from pages that came over plain HTTP.
      toast(address, { duration: 8_000 });
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken px-5 py-3">
      <p className="min-w-0 text-sm">
        <span className="block font-medium">{m['accounts.staff.door']()}</span>
        <a href={path} className="text-brand-ink underline underline-offset-2 wrap-anywhere">
          {path}
        </a>
      </p>
      <Button variant="quiet" size="s" onClick={copy}>
        <CopyIcon size={18} />
        {m['accounts.staff.copyDoor']()}
      </Button>
    </div>
  );
}
