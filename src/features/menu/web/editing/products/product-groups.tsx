import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { CloseIcon, PencilIcon } from '#ui/late-icons.tsx';
import { Select } from '#ui/select.tsx';
import { Sortable } from '#ui/staff/sortable.tsx';
import type { EditedGroup, EditedMenu } from '../../../editing/contract.ts';
import { choiceRule } from '../groups/choice-rule.ts';
import { dishesOf } from '../groups/group-draft.ts';
import { dishesWords, offeredWords } from '../groups/group-words.ts';
import { sortWords } from '../sort-words.ts';

interface ProductGroupsProps {
  value: string[];
  menu: EditedMenu;
  error?: string;
  onChange: (ids: string[]) => void;
  /** Null makes a new one. */
  onOpen: (group: EditedGroup | null) => void;
}

/** What the guest is asked about a product, in order; every group may serve other products too. */
export function ProductGroups({ value, menu, error, onChange, onOpen }: ProductGroupsProps) {
  const { optionGroups: groups } = menu;
  const used = value.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  const free = groups.filter(({ id }) => !value.includes(id));
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{m['menu.form.groups']()}</legend>
      <p className="mt-0.5 text-ink-3 text-sm">
        {used.length === 0 ? m['menu.form.noGroups']() : m['menu.form.groupsHint']()}
      </p>
      <Sortable
        items={used}
        nameOf={({ name }) => name}
        words={sortWords()}
        onOrder={onChange}
        label={m['menu.form.groups']()}
        className="mt-2 grid gap-1.5 empty:hidden"
        itemClassName="rounded-md"
      >
        {(group, handle) => (
          <div className="flex items-center gap-0.5 rounded-md bg-sunken py-1 pr-1 pl-1">
            {handle ?? <span className="w-3" />}
            <p className="min-w-0 flex-1 py-1.5">
              <span className="block font-medium wrap-anywhere">{group.name}</span>
              <span className="block text-ink-2 text-sm">{choiceRule(group)}</span>
              <span id={`asked-${group.id}`} className="line-clamp-1 text-ink-3 text-sm">
                {group.options.map(({ name }) => name).join(', ')}
              </span>
            </p>
            <IconButton
              icon={PencilIcon}
              label={m['menu.form.editGroup']({ group: group.name })}
              aria-describedby={`asked-${group.id}`}
              onClick={() => onOpen(group)}
            />
            <IconButton
              icon={CloseIcon}
              label={m['menu.form.removeGroup']({ group: group.name })}
              aria-describedby={`asked-${group.id}`}
              onClick={() => onChange(value.filter((id) => id !== group.id))}
            />
          </div>
        )}
      </Sortable>
      <div className="mt-2 flex flex-wrap gap-2">
        {free.length > 0 && (
          <Select
            aria-label={m['menu.form.addGroup']()}
            value=""
            onChange={({ target }) => onChange([...value, target.value])}
            className="flex-1 basis-48"
          >
            <option value="" disabled>
              {m['menu.form.addGroup']()}
            </option>
            {free.map((group) => (
              <option key={group.id} value={group.id}>
                {[group.name, dishesWords(dishesOf(menu, group.id)), offeredWords(group)].filter(Boolean).join(' · ')}
              </option>
            ))}
          </Select>
        )}
        <Button variant="quiet" onClick={() => onOpen(null)}>
          <PlusIcon size={18} />
          {m['menu.form.newGroup']()}
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
