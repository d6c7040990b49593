import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { Fold } from '#ui/fold.tsx';

interface EnglishFoldProps {
  /** Something is still without English. */
  lacking: boolean;
  /** Something in it was refused: it is to be seen. */
  refused: boolean;
  children: ReactNode;
}

/** What guests who read English see: folded away, since a menu is whole without it. */
export function EnglishFold({ lacking, refused, children }: EnglishFoldProps) {
  return (
    <Fold
      title={m['menu.english.fold']()}
      aside={lacking ? m['menu.english.lacking']() : m['menu.english.written']()}
      needed={refused}
    >
      <p className="text-ink-3 text-sm">{m['menu.english.hint']()}</p>
      {children}
    </Fold>
  );
}
