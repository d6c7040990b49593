import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface StaleNoticeProps {
  of: 'product' | 'group';
  conflict: { keep: () => void; load: () => void } | null;
  gone: boolean;
}

/** Says what somebody else did to what is being edited, and lets its editor decide; what was typed stays until then. */
export function StaleNotice({ of, conflict, gone }: StaleNoticeProps) {
  if (gone) {
    return (
      <Notice tone="red" live title={of === 'product' ? m['menu.stale.gone']() : m['menu.stale.groupGone']()}>
        {m['menu.stale.goneText']()}
      </Notice>
    );
  }
  if (!conflict) return null;
  return (
    <Notice
      tone="yellow"
      live
      title={of === 'product' ? m['menu.stale.title']() : m['menu.stale.group']()}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="s" onClick={conflict.keep}>
            {m['menu.stale.keep']()}
          </Button>
          <Button variant="quiet" size="s" onClick={conflict.load}>
            {m['menu.stale.load']()}
          </Button>
        </div>
      }
    >
      {m['menu.stale.text']()}
    </Notice>
  );
}
