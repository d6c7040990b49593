import { api, client } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatPercentage } from '#lib/money.ts';
import { basisPointsOf } from '#lib/typed-percent.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longest } from '../../../restaurants/values.ts';
import type { ManagedRestaurant, RestaurantChange } from '../../restaurants/contract.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { useEditForm } from '../use-edit-form.ts';

interface RestaurantDialogProps {
  restaurant: ManagedRestaurant;
  onClose: () => void;
}

function draftOf({ id, revision, name, address, phone, email, active, serviceFeeBasisPoints }: ManagedRestaurant) {
  return {
    id,
    revision,
    name,
    address,
    phone,
    email,
    active,
    fee: formatPercentage(serviceFeeBasisPoints, getLocale()),
  };
}

/** What is sent, as it was typed: the server says what a fee that is no number should be. Without one there is no fee. */
function changeOf({ fee, ...rest }: ReturnType<typeof draftOf>): RestaurantChange {
  return { ...rest, serviceFeeBasisPoints: fee.trim() === '' ? 0 : (basisPointsOf(fee) as number) };
}

export function RestaurantDialog({ restaurant, onClose }: RestaurantDialogProps) {
  const { draft, set, errors, edit } = useEditForm({
    current: () => draftOf(restaurant),
    send: (typed) => client.platform.editRestaurant(changeOf(typed)),
    lists: [api.platform.key()],
    saved: m['platform.restaurants.updated'](),
    failed: m['platform.restaurants.updateFailed'](),
    onSaved: onClose,
  });
  const text = (key: 'name' | 'address' | 'phone' | 'email', maxLength: number) => ({
    value: draft[key],
    onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
    maxLength,
    autoComplete: 'off',
  });
  return (
    <EditDialog
      edit={edit}
      onClose={onClose}
      title={m['platform.restaurants.editTitle']()}
      subtitle={restaurant.name}
      saveLabel={m['platform.restaurants.save']()}
    >
      <Field
        label={m['platform.restaurants.name']()}
        hint={m['platform.restaurants.nameHint']()}
        error={errors.name}
        required
      >
        {(control) => <TextInput {...control} {...text('name', 120)} />}
      </Field>
      <Field label={m['platform.restaurants.address']()} error={errors.address} required>
        {(control) => <TextInput {...control} {...text('address', longest.address)} />}
      </Field>
      <Field label={m['platform.restaurants.phone']()} error={errors.phone} required>
        {(control) => <TextInput {...control} {...text('phone', 30)} type="tel" />}
      </Field>
      <Field label={m['platform.restaurants.email']()} error={errors.email} required>
        {(control) => <TextInput {...control} {...text('email', 254)} type="email" autoCapitalize="none" />}
      </Field>
      <Field
        label={m['platform.restaurants.fee']()}
        hint={m['platform.restaurants.feeHint']()}
        error={errors.serviceFeeBasisPoints}
        aside={m['common.optional']()}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
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
    </EditDialog>
  );
}
