import { toast } from 'react-hot-toast/headless';
import { loginPath, signOut } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** What is refused to a session older than a day needs a new one. */
export function StaleNotice() {
  const again = async () => {
    if (await signOut()) location.assign(loginPath);
    else toast.error(m['shell.logoutFailed']());
  };
  return (
    <Notice
      tone="yellow"
      live
      action={
        <Button variant="quiet" size="s" onClick={again}>
          {m['account.signInAgain']()}
        </Button>
      }
    >
      {m['account.stale']()}
    </Notice>
  );
}
