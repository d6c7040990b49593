import { api, client } from '#client/api.ts';
import { DateInput } from '#client/date-input.tsx';
import { m } from '#generated/messages/messages.js';
import { isDay } from '#lib/days.ts';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longestCode } from '../../../billing/values.ts';
import type { Discount } from '../../discounts/contract.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { LimitField } from '../limit-field.tsx';
import { useEditForm } from '../use-edit-form.ts';
import { type DiscountDraft, discountOf, draftOf } from './discount-draft.ts';
import { DiscountUsers } from './discount-users.tsx';
import { DiscountWorth } from './discount-worth.tsx';

interface DiscountDialogProps {
  /** Null for a new one. */
  discount: Discount | null;
  onClose: () => void;
}

export function DiscountDialog({ discount, onClose }: DiscountDialogProps) {
  const { draft, set, errors, edit } = useEditForm({
    current: () => draftOf(discount),
    send: (typed: DiscountDraft) =>
      discount
        ? client.platform.editDiscount({ id: discount.id, revision: typed.revision, ...discountOf(typed) })
        : client.platform.createDiscount(discountOf(typed)),
    lists: [api.platform.discounts.key(), api.platform.audit.key()],
    saved: discount ? m['platform.discounts.updated']() : m['platform.discounts.created'](),
    failed: discount ? m['platform.discounts.updateFailed']() : m['platform.discounts.createFailed'](),
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      onClose={onClose}
      title={discount ? m['platform.discounts.editTitle']() : m['platform.discounts.addTitle']()}
      size="m"
      saveLabel={m['platform.discounts.save']()}
    >
      <Field
        label={m['platform.discounts.code']()}
        hint={m['platform.discounts.codeHint']()}
        error={errors.code}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            value={draft.code}
            onChange={(event) => set({ code: event.target.value })}
            maxLength={longestCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono uppercase"
          />
        )}
      </Field>
      <DiscountWorth draft={draft} set={set} errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m['platform.discounts.startDate']()} error={errors.startDate} required>
          {(control) => <DateInput {...control} value={draft.startDate} onChange={(startDate) => set({ startDate })} />}
        </Field>
        <Field
          label={m['platform.discounts.endDate']()}
          hint={m['platform.discounts.datesHint']()}
          error={errors.endDate}
          required
        >
          {(control) => (
            <DateInput
              {...control}
              min={isDay(draft.startDate) ? draft.startDate : undefined}
              value={draft.endDate}
              onChange={(endDate) => set({ endDate })}
            />
          )}
        </Field>
      </div>
      <LimitField
        unlimitedLabel={m['platform.discounts.noLimit']()}
        unlimited={draft.unlimited}
        onUnlimited={(unlimited) => set({ unlimited })}
        label={m['platform.discounts.maxUses']()}
        hint={discount ? m['platform.discounts.maxUsesHint']({ used: discount.usedCount }) : undefined}
        error={errors.maxUses}
        value={draft.maxUses}
        onChange={(maxUses) => set({ maxUses })}
      />
      <DiscountUsers draft={draft} set={set} errors={errors} />
      <Switch
        label={m['platform.discounts.active']()}
        hint={m['platform.discounts.activeHint']()}
        checked={draft.active}
        onChange={(event) => set({ active: event.target.checked })}
      />
    </EditDialog>
  );
}
