import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { client } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { PasswordDialog } from '#features/accounts/web/password-dialog.tsx';
import { m } from '#generated/messages/messages.js';

type Proven = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

const ProofContext = createContext<Proven | null>(null);

/** Sends a change. Where the server wants the password first it is asked for, and the change is sent again. */
export function useProven(): Proven {
  const proven = useContext(ProofContext);
  if (!proven) throw new Error('useProven is for the screens of the platform');
  return proven;
}

export function ProofProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<{ go: () => void; stop: () => void } | null>(null);
  const proven: Proven = useCallback(async (send) => {
    try {
      return await send();
    } catch (error) {
      if (errorCode(error) !== 'proof_required') throw error;
      // Who closes the dialog is told why the change was not made.
      const given = new Promise<void>((go, fail) => setAsking({ go, stop: () => fail(error) }));
      await given.finally(() => setAsking(null));
      return send();
    }
  }, []);
  return (
    <ProofContext value={proven}>
      {children}
      {asking && (
        <PasswordDialog
          title={m['accounts.secondStep.title']()}
          submitLabel={m['accounts.mine.continue']()}
          act={(password) => client.accounts.prove({ password })}
          onDone={asking.go}
          onClose={asking.stop}
        />
      )}
    </ProofContext>
  );
}
