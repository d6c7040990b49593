import { type SubmitEvent, useState } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { EditedGroup, EditedMenu } from '../../../editing/contract.ts';
import { longest } from '../../../values.ts';
import { discardWords } from '../discard-words.ts';
import { GroupEnglish } from '../english/group-english.tsx';
import { FormFooter } from '../form-footer.tsx';
import { StaleNotice } from '../stale-notice.tsx';
import { useDraft } from '../use-draft.ts';
import { ChoiceLimits } from './choice-limits.tsx';
import { copiedDraft, groupDraftOf, newGroupDraft, productsOf, sentGroup } from './group-draft.ts';
import { GroupOptions } from './group-options.tsx';
import { GroupProducts } from './group-products.tsx';
import { PriceRuleFields } from './price-rule-fields.tsx';
import { useSaveGroup } from './use-save-group.ts';

interface GroupDialogProps {
  /** Null for a new one. */
  group: EditedGroup | null;
  /** What a new one begins as. */
  copied?: EditedGroup | undefined;
  menu: EditedMenu;
  /** Also lets choose the products that ask for it. */
  withProducts: boolean;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function GroupDialog({ group, copied, menu, withProducts, onClose, onSaved }: GroupDialogProps) {
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const [before] = useState(() => productsOf(menu, group?.id));
  const { save, busy } = useSaveGroup({ id: group?.id ?? null, onSaved, onRefused: refuse });
  const { draft, change, revision, touched, conflict, gone } = useDraft({
    opened: group,
    current: menu.optionGroups.find(({ id }) => id === group?.id),
    draftOf: (row: EditedGroup) => groupDraftOf(row, before),
    empty: copied ? copiedDraft(copied) : newGroupDraft('first'),
    busy,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setErrors({});
    save(sentGroup(draft, before, menu), revision);
  };

  return (
    <GuardedDialog
      touched={touched}
      busy={busy}
      words={discardWords()}
      size="m"
      flush
      onClose={onClose}
      title={group ? m['menu.groups.editTitle']() : m['menu.groups.addTitle']()}
    >
      {(leave) => (
        <form ref={form} noValidate onSubmit={submit} className="grid">
          <div className="grid gap-6 px-5 pb-6 sm:px-6">
            <Field label={m['menu.groups.name']()} hint={m['menu.groups.nameHint']()} required error={errors.name}>
              {(control) => (
                <TextInput
                  {...control}
                  value={draft.name}
                  maxLength={longest.option}
                  autoComplete="off"
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </Field>
            <ChoiceLimits
              min={draft.min}
              max={draft.max}
              offered={draft.options.length}
              repeats={draft.repeats}
              errors={errors}
              onChange={change}
            />
            <GroupOptions
              options={draft.options}
              stations={menu.stations}
              min={draft.min}
              repeats={draft.repeats}
              errors={errors}
              onChange={(options) => change({ options })}
            />
            {draft.max > 1 && <PriceRuleFields draft={draft} onChange={change} />}
            <GroupEnglish draft={draft} errors={errors} onChange={change} />
            {withProducts && (
              <GroupProducts menu={menu} value={draft.products} onChange={(products) => change({ products })} />
            )}
          </div>
          <FormFooter
            submit={group ? m['menu.groups.save']() : m['menu.groups.create']()}
            busy={busy}
            busyLabel={m['menu.groups.saving']()}
            onCancel={leave}
          >
            <StaleNotice of="group" conflict={conflict} gone={gone} />
          </FormFooter>
        </form>
      )}
    </GuardedDialog>
  );
}
