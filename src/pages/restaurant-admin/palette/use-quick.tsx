import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type KeyBinding, useKeyListener, useKeys } from '#client/keys.ts';
import { lazily } from '#client/lazily.ts';
import { useSignedIn } from '#client/session.ts';
import { undoLast } from '#client/undo.tsx';
import { m } from '#generated/messages/messages.js';
import { entriesOf, isGated } from '../frame/entries.ts';
import { Opening } from './opening.tsx';

const Palette = lazily(() => import('./palette.tsx'));
const KeysSheet = lazily(() => import('./keys-sheet.tsx'));

/** The quick ways through the staff's pages: the palette, the keys, and the sheet that lists them. */
export function useQuick() {
  const { user, restaurant } = useSignedIn();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const typed = useRef('');
  const close = () => {
    typed.current = '';
    setOpen(null);
  };
  const pages = entriesOf(user.role)
    .filter(({ to }) => restaurant?.subscribed || !isGated(to))
    .flatMap(({ to, letter, label, otherDocument }): KeyBinding[] =>
      letter
        ? [
            {
              keys: `g ${letter()}`,
              label: label(),
              where: 'pages',
              run: () => (otherDocument ? location.assign(to) : void navigate(to)),
            },
          ]
        : [],
    );
  useKeyListener();
  useKeys([
    { keys: 'mod+k', label: m['shell.palette.open'](), where: 'everywhere', run: () => setOpen('palette') },
    {
      keys: '/',
      label: m['shell.palette.keys.search'](),
      where: 'everywhere',
      run: () => toSearch() || setOpen('palette'),
    },
    { keys: 'mod+z', label: m['shell.palette.keys.undo'](), where: 'everywhere', run: undoLast },
    { keys: '?', label: m['shell.palette.keys.title'](), where: 'everywhere', run: () => setOpen('keys') },
    ...pages,
  ]);
  return {
    search: {
      label: m['shell.palette.open'](),
      keys: m['shell.palette.keys.paletteKeys'](),
      onClick: () => setOpen('palette'),
    },
    quick: (
      <Suspense
        fallback={
          open === 'palette' && (
            <Opening
              onType={(value) => {
                typed.current = value;
              }}
              onClose={close}
            />
          )
        }
      >
        {open === 'palette' && <Palette initial={typed} onClose={close} onKeys={() => setOpen('keys')} />}
        {open === 'keys' && <KeysSheet onClose={close} />}
      </Suspense>
    ),
  };
}

/** The screen's own search, where it has one. */
function toSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]');
  const field = [...fields].find((each) => each.getClientRects().length > 0);
  field?.focus();
  field?.select();
  return field !== undefined;
}
