import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ManagedRestaurant, RestaurantChange } from '../contract.ts';
import { hundredths } from './numbers.ts';
import { SaveNotice } from './save-notice.tsx';
import { useSaving } from './use-saving.ts';

interface RestaurantDialogProps {
  /** As it is now: what is typed begins with it, and does not follow it. */
  restaurant: ManagedRestaurant;
  onClose: () => void;
}

function draftOf({ id, revision, name, address, phone, email, active, serviceFeeBasisPoints }: ManagedRestaurant) {
  return { id, revision, name, address, phone, email, active, fee: String(serviceFeeBasisPoints / 100) };
}

/** What is sent, as it was typed: the server says what a fee that is no number should be. */
function changeOf({ fee, ...rest }: ReturnType<typeof draftOf>): RestaurantChange {
  return { ...rest, serviceFeeBasisPoints: hundredths(fee) as number };
}

export function RestaurantDialog({ restaurant, onClose }: RestaurantDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(restaurant));
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const { options, stale, problem, clear } = useSaving({
    lists: [api.platform.key()],
    saved: m['platform.restaurants.updated'](),
    failed: m['platform.restaurants.updateFailed'](),
    onSaved: onClose,
    refuse,
  });
  const edit = useMutation({ ...api.platform.editRestaurant.mutationOptions(), ...options });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    setErrors({});
    clear();
    edit.mutate(changeOf(draft));
  };
  const toCurrent = () => {
    setDraft(draftOf(restaurant));
    setErrors({});
    clear();
  };
  const text = (key: 'name' | 'address' | 'phone' | 'email', maxLength: number) => ({
    value: draft[key],
    onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
    maxLength,
    autoComplete: 'off',
  });
  return (
    <Dialog
      open
      fixed={edit.isPending}
      onClose={onClose}
      title={m['platform.restaurants.editTitle']()}
      subtitle={restaurant.name}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={edit.isPending} busyLabel={m['platform.saving']()}>
          {m['platform.restaurants.save']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <SaveNotice stale={stale} problem={problem} onCurrent={toCurrent} />
        <Field
          label={m['platform.restaurants.name']()}
          hint={m['platform.restaurants.nameHint']()}
          error={errors.name}
          required
        >
          {(control) => <TextInput {...control} {...text('name', 120)} />}
        </Field>
        <Field label={m['platform.restaurants.address']()} error={errors.address} required>
          {(control) => <TextInput {...control} {...text('address', 300)} />}
        </Field>
        <Field label={m['platform.restaurants.phone']()} error={errors.phone} required>
          {(control) => <TextInput {...control} {...text('phone', 30)} type="tel" />}
        </Field>
        <Field label={m['platform.restaurants.email']()} error={errors.email} required>
          {(control) => <TextInput {...control} {...text('email', 254)} type="email" autoCapitalize="none" />}
        </Field>
        <Field label={m['platform.restaurants.fee']()} error={errors.serviceFeeBasisPoints}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="decimal"
              min={0}
              max={100}
              step={0.01}
              value={draft.fee}
              onChange={(event) => set({ fee: event.target.value })}
              className="tabular-nums"
            />
          )}
        </Field>
        <Switch
          label={m['platform.restaurants.active']()}
          hint={m['platform.restaurants.activeHint']()}
          checked={draft.active}
          onChange={(event) => set({ active: event.target.checked })}
        />
        {restaurant.active && !draft.active && (
          <Notice tone="yellow" live>
            {m['platform.restaurants.deactivating']({ name: restaurant.name })}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
