import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import type { Pairing } from './connect-computer.tsx';

/** Gives a new computer of the house a code, or one that is there another. `form` and `errors` are of its name. */
export function usePairing(onPairing: (pairing: Pairing) => void) {
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const keyOf = useCreationKey();
  const outcome = {
    failed: m['printing.agents.codeFailed'](),
    explained: 'fields',
    rereads: [api.printing.key()],
    onDone: onPairing,
    onRefused: refuse,
  } as const;
  const add = useChange(api.printing.addAgent.mutationOptions(), outcome);
  const renew = useChange(api.printing.renewCode.mutationOptions(), outcome);
  return {
    form,
    errors,
    busy: add.isPending || renew.isPending,
    add(name: string) {
      setErrors(name.trim() ? {} : { name: m['fields.name_required']() });
      if (name.trim()) add.mutate({ key: keyOf({ name }), name });
    },
    renew: (id: string) => renew.mutate({ id }),
  };
}
