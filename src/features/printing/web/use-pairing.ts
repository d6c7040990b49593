import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import type { Pairing } from './connect-computer.tsx';

/** Gives a new computer of the house a code, or one that is there another. `form` and `errors` are of its name. */
export function usePairing(onPairing: (pairing: Pairing, added: boolean) => void) {
  const { form, errors, setErrors, settle, refuse } = useFieldErrors();
  const keyOf = useCreationKey();
  const outcome = {
    failed: m['printing.agents.codeFailed'](),
    explained: 'fields',
    rereads: [api.printing.key()],
    onRefused: refuse,
  } as const;
  const add = useChange(api.printing.addAgent.mutationOptions(), {
    ...outcome,
    onDone: (made) => onPairing(made, true),
  });
  const renew = useChange(api.printing.renewCode.mutationOptions(), {
    ...outcome,
    onDone: (made) => onPairing(made, false),
  });
  return {
    form,
    errors,
    /** Something was typed into its name. */
    typed: () => settle(['name']),
    busy: add.isPending || renew.isPending,
    add(name: string) {
      setErrors(name.trim() ? {} : { name: m['fields.name_required']() });
      if (name.trim()) add.mutate({ key: keyOf({ name }), name });
    },
    renew: (id: string) => renew.mutate({ id }),
  };
}
