import { type SubmitEvent, useId, useState } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Discount } from '../discounts/contract.ts';
import { type DiscountDraft, draftOf } from './discount-draft.ts';
import { DiscountUsers } from './discount-users.tsx';
import { DiscountWorth } from './discount-worth.tsx';
import { SaveNotice } from './save-notice.tsx';
import { useSaveDiscount } from './use-save-discount.ts';

interface DiscountDialogProps {
  /** As it is now; null for a new one. What is typed begins with it, and does not follow it. */
  discount: Discount | null;
  onClose: () => void;
}

export function DiscountDialog({ discount, onClose }: DiscountDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(discount));
  const set = (part: Partial<DiscountDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const { save, busy, stale, problem, clear } = useSaveDiscount({ id: discount?.id ?? null, onSaved: onClose, refuse });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setErrors({});
    save(draft);
  };
  const toCurrent = () => {
    setDraft(draftOf(discount));
    setErrors({});
    clear();
  };
  return (
    <Dialog
      open
      fixed={busy}
      onClose={onClose}
      title={discount ? m['platform.discounts.editTitle']() : m['platform.discounts.addTitle']()}
      closeLabel={m['common.close']()}
      size="m"
      footer={
        <Button type="submit" form={formId} wide busy={busy} busyLabel={m['platform.saving']()}>
          {m['platform.discounts.save']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <SaveNotice stale={stale} problem={problem} onCurrent={toCurrent} />
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
              maxLength={40}
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
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={draft.startDate}
                onChange={(event) => set({ startDate: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={m['platform.discounts.endDate']()}
            hint={m['platform.discounts.datesHint']()}
            error={errors.endDate}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                type="date"
                min={draft.startDate}
                value={draft.endDate}
                onChange={(event) => set({ endDate: event.target.value })}
              />
            )}
          </Field>
        </div>
        <div className="grid gap-3">
          <Switch
            label={m['platform.discounts.noLimit']()}
            checked={draft.unlimited}
            onChange={(event) => set({ unlimited: event.target.checked })}
          />
          {!draft.unlimited && (
            <Field
              label={m['platform.discounts.maxUses']()}
              hint={discount ? m['platform.discounts.maxUsesHint']({ used: discount.usedCount }) : undefined}
              error={errors.maxUses}
              required
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  step={1}
                  value={draft.maxUses}
                  onChange={(event) => set({ maxUses: event.target.value })}
                  className="tabular-nums"
                />
              )}
            </Field>
          )}
        </div>
        <DiscountUsers draft={draft} set={set} errors={errors} />
        <Switch
          label={m['platform.discounts.active']()}
          hint={m['platform.discounts.activeHint']()}
          checked={draft.active}
          onChange={(event) => set({ active: event.target.checked })}
        />
      </form>
    </Dialog>
  );
}
