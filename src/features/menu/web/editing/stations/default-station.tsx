import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { EditedStation } from '../../../stations/contract.ts';
import { homeOf } from '../../../stations/home.ts';
import { useMenuChange } from '../use-menu-change.ts';

/** Which station makes what names none. Sorting the list does not change it. */
export function DefaultStation({ stations }: { stations: readonly EditedStation[] }) {
  const change = useMenuChange(api.stations.makeDefault.mutationOptions(), {
    done: m['menu.stations.saved'](),
    failed: m['menu.stations.saveFailed'](),
  });
  return (
    <Field label={m['menu.stations.default']()}>
      {(control) => (
        <Select
          {...control}
          value={(change.isPending && change.variables?.id) || homeOf(null, stations)?.id}
          onChange={({ target }) => change.mutate({ id: target.value })}
        >
          <NamedOptions of={stations} />
        </Select>
      )}
    </Field>
  );
}
