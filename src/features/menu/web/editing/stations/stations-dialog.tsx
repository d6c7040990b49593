import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Sortable } from '#ui/staff/sortable.tsx';
import type { EditedMenu } from '../../../editing/contract.ts';
import type { EditedStation } from '../../../stations/contract.ts';
import { homeOf } from '../../../stations/home.ts';
import { UnservedNotice } from '../../unserved-notice.tsx';
import { discardWords } from '../discard-words.ts';
import { sortWords } from '../sort-words.ts';
import { useMenuChange } from '../use-menu-change.ts';
import { useTouchedForms } from '../use-touched-forms.ts';
import { choicesMadeAt } from './choices-made-at.ts';
import { DefaultStation } from './default-station.tsx';
import { NewStation } from './new-station.tsx';
import { RemoveStation } from './remove-station.tsx';
import { StationRow } from './station-row.tsx';

/** The stations of the kitchen: their names, targets and order, a new one, one less. */
export function StationsDialog({ menu, onClose }: { menu: EditedMenu; onClose: () => void }) {
  const [removing, setRemoving] = useState<EditedStation | null>(null);
  const [touched, countTouched] = useTouchedForms();
  const order = useMenuChange(api.stations.order.mutationOptions(), { failed: m['menu.sort.failed']() });
  const { stations } = menu;
  const printing = useQuery({ ...api.printing.list.queryOptions(), refetchOnMount: 'always' });
  const places = menu.categories.flatMap(({ products }) =>
    products.map(({ stationId }) => homeOf(stationId, stations)?.id),
  );
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
                choices={choicesMadeAt(menu, station.id).length}
                handle={handle}
                countTouched={countTouched}
                onRemove={() => setRemoving(station)}
              />
            )}
          </Sortable>
        )}
        <div className="grid gap-3 py-3 empty:hidden">
          {stations.length > 1 && <DefaultStation stations={stations} />}
          <UnservedNotice stations={printing.data?.unservedStations ?? []} />
        </div>
      </GuardedDialog>
      {removing && (
        <RemoveStation
          station={removing}
          choices={choicesMadeAt(menu, removing.id)}
          others={stations.filter(({ id }) => id !== removing.id)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
