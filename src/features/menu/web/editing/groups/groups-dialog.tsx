import { useState } from 'react';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PencilIcon, TrashIcon } from '#ui/late-icons.tsx';
import { CopyIcon, SlidersIcon } from '#ui/staff/icons.tsx';
import type { EditedGroup, EditedMenu } from '../../../editing/contract.ts';
import { isGroupLacking } from '../../../english/lacking.ts';
import { useMenuChange } from '../use-menu-change.ts';
import { choiceRules } from './choice-rule.ts';
import { GroupDialog } from './group-dialog.tsx';
import { dishesOf, productsOf } from './group-draft.ts';
import { dishesWords } from './group-words.ts';

type Opened = { what: 'form' | 'copy'; group: EditedGroup | null } | { what: 'remove'; group: EditedGroup };

/** Every option group of the restaurant, whichever products it serves. */
export function GroupsDialog({ menu, onClose }: { menu: EditedMenu; onClose: () => void }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const remove = useMenuChange(api.menuEditing.removeGroup.mutationOptions(), {
    done: m['menu.groups.removed'](),
    failed: m['menu.groups.removeFailed'](),
    onDone: close,
    onRefused: (error) => errorCode(error) === 'option_group_not_found' && close(),
  });
  const { optionGroups: groups } = menu;
  return (
    <>
      <Dialog
        open
        size="m"
        onClose={onClose}
        title={m['menu.groups.title']()}
        subtitle={m['menu.groups.hint']()}
        closeLabel={m['common.close']()}
        footer={
          <Button wide onClick={() => setOpened({ what: 'form', group: null })}>
            <PlusIcon />
            {m['menu.groups.new']()}
          </Button>
        }
      >
        {groups.length === 0 ? (
          <EmptyState icon={SlidersIcon} title={m['menu.groups.empty']()}>
            {m['menu.groups.emptyHint']()}
          </EmptyState>
        ) : (
          <ul>
            {groups.map((group) => (
              <li key={group.id} className="flex flex-wrap items-center gap-1 border-hairline not-last:border-b py-2.5">
                <div className="min-w-0 flex-1 basis-40">
                  <p className="wrap-anywhere">
                    <span className="font-medium">{group.name}</span>
                    <span className="ml-2.5 text-ink-2 text-sm">
                      {[...choiceRules(group), ...(isGroupLacking(group) ? [m['menu.english.lacking']()] : [])].join(
                        ' · ',
                      )}
                    </span>
                  </p>
                  <p id={`dishes-of-${group.id}`} className="text-ink-2 text-sm wrap-anywhere">
                    {dishesWords(dishesOf(menu, group.id))}
                  </p>
                  <p id={`options-of-${group.id}`} className="line-clamp-1 text-ink-3 text-sm">
                    {group.options.map(({ name }) => name).join(', ')}
                  </p>
                </div>
                <div className="ml-auto flex gap-1">
                  <IconButton
                    icon={PencilIcon}
                    label={m['menu.groups.edit']({ group: group.name })}
                    aria-describedby={`dishes-of-${group.id} options-of-${group.id}`}
                    onClick={() => setOpened({ what: 'form', group })}
                  />
                  <IconButton
                    icon={CopyIcon}
                    label={m['menu.groups.duplicate']({ group: group.name })}
                    aria-describedby={`dishes-of-${group.id} options-of-${group.id}`}
                    onClick={() => setOpened({ what: 'copy', group })}
                  />
                  <IconButton
                    icon={TrashIcon}
                    tone="danger"
                    label={m['menu.groups.remove']({ group: group.name })}
                    aria-describedby={`dishes-of-${group.id} options-of-${group.id}`}
                    onClick={() => setOpened({ what: 'remove', group })}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {opened && opened.what !== 'remove' && (
        <GroupDialog
          group={opened.what === 'form' ? opened.group : null}
          copied={(opened.what === 'copy' && opened.group) || undefined}
          menu={menu}
          withProducts
          onClose={close}
          onSaved={close}
        />
      )}
      {opened?.what === 'remove' && (
        <ConfirmDialog
          open
          tone="danger"
          title={<span className="wrap-anywhere">{m['menu.groups.removeTitle']({ group: opened.group.name })}</span>}
          confirmLabel={m['menu.groups.yes']()}
          cancelLabel={m['common.cancel']()}
          closeLabel={m['common.close']()}
          busy={remove.isPending}
          busyLabel={m['menu.groups.busy']()}
          onClose={close}
          onConfirm={() => remove.mutate({ id: opened.group.id })}
        >
          {m['menu.groups.removeText']({ count: productsOf(menu, opened.group.id).length })}
        </ConfirmDialog>
      )}
    </>
  );
}
