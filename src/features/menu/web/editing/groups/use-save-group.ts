import { api } from '#client/api.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { useMenuChange } from '../use-menu-change.ts';
import type { sentGroup } from './group-draft.ts';

interface SaveOptions {
  /** Null for a new group. */
  id: string | null;
  onSaved: (id: string) => void;
  onRefused: (error: unknown) => void;
}

const explained = ['invalid_input', 'stale_revision', 'option_group_not_found', 'option_not_found'];

/** Creates or edits. */
export function useSaveGroup({ id, onSaved, onRefused }: SaveOptions) {
  const keyOf = useCreationKey();
  const outcome = {
    explained,
    onRefused,
    failed: m['menu.groups.saveFailed'](),
    onDone: (saved: { id: string }) => onSaved(saved.id),
  };
  const create = useMenuChange(api.menuEditing.createGroup.mutationOptions(), {
    ...outcome,
    done: m['menu.groups.added'](),
  });
  const edit = useMenuChange(api.menuEditing.editGroup.mutationOptions(), {
    ...outcome,
    done: m['menu.groups.updated'](),
  });

  const save = (group: ReturnType<typeof sentGroup>, revision: number) => {
    if (id !== null) return edit.mutate({ id, revision, ...group });
    const { detach: _, ...made } = group;
    create.mutate({ key: keyOf(made), ...made });
  };
  return { save, busy: create.isPending || edit.isPending };
}
