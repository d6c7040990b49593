import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import type { sentGroup } from './group-draft.ts';
import { useMenuChange } from './use-menu-change.ts';

interface SaveOptions {
  /** Null for a new group. */
  id: string | null;
  onSaved: (id: string) => void;
  onRefused: (error: unknown) => void;
}

const explained = ['invalid_input', 'stale_revision', 'option_group_not_found', 'option_not_found'];

/** Creates or edits; like a product, a new group has a key that makes a repeated sending the same group. */
export function useSaveGroup({ id, onSaved, onRefused }: SaveOptions) {
  const [sent, setSent] = useState({ key: newKey(), body: '' });
  const outcome = {
    ...{ explained, onRefused, failed: m['menu.groups.saveFailed']() },
    onDone: (saved: { id: string }) => onSaved(saved.id),
  };
  const create = useMenuChange(api.menuEditing.createGroup.mutationOptions(), {
    ...{ ...outcome, done: m['menu.groups.added']() },
  });
  const edit = useMenuChange(api.menuEditing.editGroup.mutationOptions(), {
    ...{ ...outcome, done: m['menu.groups.updated']() },
  });

  const save = (group: ReturnType<typeof sentGroup>, revision: number) => {
    if (id !== null) return edit.mutate({ id, revision, ...group });
    const { detach: _, ...made } = group;
    const body = JSON.stringify(made);
    const key = sent.body === '' || sent.body === body ? sent.key : newKey();
    setSent({ key, body });
    create.mutate({ key, ...made });
  };
  return { save, busy: create.isPending || edit.isPending };
}
