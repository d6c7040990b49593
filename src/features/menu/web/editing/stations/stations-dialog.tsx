import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Sortable } from '#ui/staff/sortable.tsx';
import type { EditedMenu } from '../../../editing/contract.ts';
import type { EditedStation } from '../../../stations/contract.ts';
import { discardWords } from '../discard-words.ts';
import { sortWords } from '../sort-words.ts';
import { useMenuChange } from '../use-menu-change.ts';
import { useTouchedForms } from '../use-touched-forms.ts';
import { NewStation } from './new-station.tsx';
import { StationRow } from './station-row.tsx';

/** The stations of the kitchen: their names, targets and order, a new one, one less. */
export function StationsDialog({ menu, onClose }: { menu: EditedMenu; onClose: () => void }) {
  const [removing, setRemoving] = useState<EditedStation | null>(null);
  const [touched, countTouched] = useTouchedForms();
  const order = useMenuChange(api.stations.order.mutationOptions(), { failed: m['menu.sort.failed']() });
  const { stations } = menu;
  const first = stations[0]?.id;
  const places = menu.categories.flatMap(({ products }) => products.map(({ stationId }) => stationId ?? first));
  return (
    <>
      <GuardedDialog
        touched={touched}
        words={discardWords()}
        size="m"
        onClose={onClose}
        title={m['menu.stations.title']()}
        subtitle={m['menu.stations.hint']()}
        footer={<NewStation countTouched={countTouched} />}
      >
        {stations.length === 0 ? (
          <p className="py-6 text-center text-ink-2">{m['menu.stations.empty']()}</p>
        ) : (
          <Sortable
            items={stations}
            nameOf={({ name }) => name}
            words={sortWords()}
            onOrder={(ids) => order.mutateAsync({ ids })}
            label={m['menu.stations.title']()}
            itemClassName="border-hairline not-last:border-b"
          >
            {(station, handle) => (
              <StationRow
                station={station}
                count={places.filter((id) => id === station.id).length}
                handle={handle}
                countTouched={countTouched}
                onRemove={() => setRemoving(station)}
              />
            )}
          </Sortable>
        )}
      </GuardedDialog>
      {removing && <RemoveStation station={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function RemoveStation({ station, onClose }: { station: EditedStation; onClose: () => void }) {
  const remove = useMenuChange(api.stations.remove.mutationOptions(), {
    done: m['menu.stations.removed'](),
    failed: m['menu.stations.removeFailed'](),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={<span className="wrap-anywhere">{m['menu.stations.removeTitle']({ station: station.name })}</span>}
      confirmLabel={m['menu.stations.yes']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
      busy={remove.isPending}
      busyLabel={m['menu.stations.busy']()}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: station.id })}
    >
      {m['menu.stations.removeText']()}
    </ConfirmDialog>
  );
}
