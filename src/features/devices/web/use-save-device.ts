import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import type { NewDevice } from '../contract.ts';

interface SaveDeviceOptions {
  /** Null for one that is being paired. */
  id: string | null;
  onSaved: () => void;
  onRefused: (error: unknown) => void;
}

export function useSaveDevice({ id, onSaved, onRefused }: SaveDeviceOptions) {
  const keyOf = useCreationKey();
  const outcome = { explained: 'fields', rereads: [api.devices.key()], onDone: onSaved, onRefused } as const;
  const pair = useChange(api.devices.pair.mutationOptions(), {
    ...outcome,
    done: ({ name }) => m['devices.paired']({ name }),
    failed: m['devices.pairFailed'](),
  });
  const edit = useChange(api.devices.edit.mutationOptions(), {
    ...outcome,
    done: m['devices.saved'](),
    failed: m['devices.saveFailed'](),
  });
  return {
    save({ code, ...fields }: Omit<NewDevice, 'key'>) {
      if (id) edit.mutate({ id, ...fields });
      else pair.mutate({ key: keyOf({ code, ...fields }), code, ...fields });
    },
    busy: pair.isPending || edit.isPending,
  };
}
