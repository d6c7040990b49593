import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface SaveNoticeProps {
  stale: boolean;
  problem: string | null;
  /** Puts what is there now in place of what was typed. */
  onCurrent: () => void;
}

/** Why a save was refused, where no field can say it. */
export function SaveNotice({ stale, problem, onCurrent }: SaveNoticeProps) {
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
