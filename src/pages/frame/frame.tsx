import { createContext, useContext, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Shell, type ShellProps } from '#ui/staff/shell.tsx';
import { useLengthNotice } from './use-length-notice.ts';

interface Around {
  /** What waits for whoever is signed in: the tab's title wears the count. */
  pending: number;
  openMenu: () => void;
  /** On phones, the page that this one lies under. */
  back?: { to: string; label: string };
}

const FrameContext = createContext<Around | null>(null);

/** What stands around a page. */
export function useFrame(): Around {
  const around = useContext(FrameContext);
  if (!around) throw new Error('useFrame is for the pages in a frame');
  return around;
}

interface FrameProps extends ShellProps {
  pending?: number;
  back?: Around['back'];
}

/** What each page of the restaurant and of the platform stands in. */
export function Frame({ pending = 0, back, ...shell }: FrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  useLengthNotice();
  return (
    <FrameContext value={{ pending, back, openMenu: () => setMenuOpen(true) }}>
      <Shell
        {...shell}
        skipLabel={m['common.skipToContent']()}
        menuOpen={menuOpen}
        onMenuClose={() => setMenuOpen(false)}
        closeLabel={m['shell.closeMenu']()}
      />
    </FrameContext>
  );
}
