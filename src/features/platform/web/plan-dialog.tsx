import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Radio } from '#ui/radio.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ManagedPlan, PlanChange } from '../contract.ts';
import { whole } from './numbers.ts';
import { planState, planStates } from './plan-state.ts';
import { SaveNotice } from './save-notice.tsx';
import { useSaving } from './use-saving.ts';

function draftOf(plan: ManagedPlan) {
  const { id, revision, name, priceCents, tableLimit, highlighted } = plan;
  const limit = { unlimited: tableLimit === null, tableLimit: String(tableLimit ?? '') };
  return { id, revision, name, priceCents, highlighted, ...limit, state: planState(plan) };
}

function changeOf({ unlimited, tableLimit, state, ...rest }: ReturnType<typeof draftOf>): PlanChange {
  const sold = { published: state === 'published', retired: state === 'retired' };
  return { ...rest, ...sold, tableLimit: unlimited ? null : whole(tableLimit) };
}

/** `plan` is as it is now: what is typed begins with it, and does not follow it. */
export function PlanDialog({ plan, onClose }: { plan: ManagedPlan; onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(plan));
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const { options, stale, problem, clear } = useSaving({
    lists: [api.platform.key(), api.billing.key()],
    saved: m['platform.plans.updated'](),
    failed: m['platform.plans.updateFailed'](),
    onSaved: onClose,
    refuse,
  });
  const edit = useMutation({ ...api.platform.editPlan.mutationOptions(), ...options });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    setErrors({});
    clear();
    edit.mutate(changeOf(draft));
  };
  const toCurrent = () => {
    setDraft(draftOf(plan));
    setErrors({});
    clear();
  };
  return (
    <Dialog
      open
      fixed={edit.isPending}
      onClose={onClose}
      title={m['platform.plans.editTitle']()}
      subtitle={plan.key}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={edit.isPending} busyLabel={m['platform.saving']()}>
          {m['platform.plans.save']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <SaveNotice stale={stale} problem={problem} onCurrent={toCurrent} />
        <Field label={m['platform.plans.name']()} error={errors.name} required>
          {(control) => (
            <TextInput
              {...control}
              value={draft.name}
              onChange={(event) => set({ name: event.target.value })}
              maxLength={80}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={m['platform.plans.price']()} error={errors.priceCents} required>
          {(control) => (
            <MoneyInput
              {...control}
              sign="R$"
              cents={draft.priceCents}
              onChange={(priceCents) => set({ priceCents })}
            />
          )}
        </Field>
        <div className="grid gap-3">
          <Switch
            label={m['platform.plans.unlimited']()}
            checked={draft.unlimited}
            onChange={(event) => set({ unlimited: event.target.checked })}
          />
          {!draft.unlimited && (
            <Field label={m['platform.plans.tableLimit']()} error={errors.tableLimit} required>
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  step={1}
                  value={draft.tableLimit}
                  onChange={(event) => set({ tableLimit: event.target.value })}
                  className="tabular-nums"
                />
              )}
            </Field>
          )}
        </div>
        <Switch
          label={m['platform.plans.highlight']()}
          checked={draft.highlighted}
          onChange={(event) => set({ highlighted: event.target.checked })}
        />
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{m['platform.plans.state']()}</legend>
          {planStates.map((state) => (
            <Radio
              key={state}
              name={`${formId}-state`}
              label={m[`platform.plans.${state}`]()}
              hint={m[`platform.plans.${state}Hint`]()}
              checked={draft.state === state}
              onChange={() => set({ state })}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
