import { useId, useState } from 'react';
import { api, client } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Radio } from '#ui/radio.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { planName } from '../../../billing/plan-name.ts';
import type { ManagedPlan, PlanChange } from '../../contract.ts';
import { longestPlanName } from '../../values.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { LimitField } from '../limit-field.tsx';
import { whole } from '../numbers.ts';
import { useEditForm } from '../use-edit-form.ts';
import { planState, planStates } from './plan-state.ts';

function draftOf(plan: ManagedPlan) {
  const { id, revision, name, nameEn, priceCents, tableLimit, highlighted } = plan;
  const limit = { unlimited: tableLimit === null, tableLimit: String(tableLimit ?? '') };
  return { id, revision, name, nameEn, priceCents, free: false, highlighted, ...limit, state: planState(plan) };
}

function changeOf({ unlimited, tableLimit, state, ...rest }: ReturnType<typeof draftOf>): PlanChange {
  const sold = { published: state === 'published', retired: state === 'retired' };
  return { ...rest, ...sold, tableLimit: unlimited ? null : whole(tableLimit) };
}

export function PlanDialog({ plan, onClose }: { plan: ManagedPlan; onClose: () => void }) {
  const states = useId();
  const [asking, setAsking] = useState(false);
  const { draft, set, errors, edit, submit } = useEditForm({
    current: () => draftOf(plan),
    send: (typed) => client.platform.editPlan(changeOf(typed)),
    lists: [api.platform.key(), api.billing.key()],
    saved: m['platform.plans.updated'](),
    failed: m['platform.plans.updateFailed'](),
    onSaved: onClose,
  });
  return (
    <>
      <EditDialog
        edit={{
          ...edit,
          onSubmit: (event) => {
            event.preventDefault();
            // To give a plan away is asked about once more.
            if (draft.priceCents === 0 && plan.priceCents > 0) setAsking(true);
            else submit();
          },
        }}
        onClose={onClose}
        title={m['platform.plans.editTitle']()}
        subtitle={plan.key}
        saveLabel={m['platform.plans.save']()}
      >
        <Field label={m['platform.plans.name']()} error={errors.name} required>
          {(control) => (
            <TextInput
              {...control}
              value={draft.name}
              onChange={(event) => set({ name: event.target.value })}
              maxLength={longestPlanName}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={m['platform.plans.nameEn']()} error={errors.nameEn} required>
          {(control) => (
            <TextInput
              {...control}
              lang="en"
              value={draft.nameEn}
              onChange={(event) => set({ nameEn: event.target.value })}
              maxLength={longestPlanName}
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
        <LimitField
          unlimitedLabel={m['platform.plans.unlimited']()}
          unlimited={draft.unlimited}
          onUnlimited={(unlimited) => set({ unlimited })}
          label={m['platform.plans.tableLimit']()}
          error={errors.tableLimit}
          value={draft.tableLimit}
          onChange={(tableLimit) => set({ tableLimit })}
        />
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
              name={`${states}`}
              label={m[`platform.plans.${state}`]()}
              hint={m[`platform.plans.${state}Hint`]()}
              checked={draft.state === state}
              onChange={() => set({ state })}
            />
          ))}
        </fieldset>
      </EditDialog>
      <ConfirmDialog
        open={asking}
        title={m['platform.plans.freeTitle']()}
        confirmLabel={m['platform.plans.freeConfirm']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
        onConfirm={() => {
          setAsking(false);
          submit({ free: true });
        }}
        onClose={() => setAsking(false)}
      >
        {m['platform.plans.freeText']({ name: planName(draft, getLocale()) })}
      </ConfirmDialog>
    </>
  );
}
