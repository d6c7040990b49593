import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { Avatar } from '#ui/avatar.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { UsersIcon } from '#ui/staff/icons.tsx';
import type { Colleague } from '../contract.ts';
import type { TableView } from './table-view.ts';
import { useServing } from './use-serving.ts';

interface HandOverDialogProps {
  view: TableView;
  staff: readonly Colleague[];
  onClose: () => void;
  onHandedOver: () => void;
}

/** To whom: one tap, since it can be taken back. */
export function HandOverDialog({ view: { table, waiter }, staff, onClose, onHandedOver }: HandOverDialogProps) {
  const { hand, handOver } = useServing({ onHandedOver, inPlace: true });
  const others = staff.filter(({ id }) => id !== waiter?.id);
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m['common.close']()}
      title={m['floor.handOver.title']({ number: table.number })}
      subtitle={m['floor.handOver.hint']()}
    >
      {others.length === 0 && <EmptyState icon={UsersIcon} title={m['floor.handOver.nobody']()} />}
      <div className="mb-3 empty:hidden">
        <Unsent of={[handOver]} />
      </div>
      <ul className="grid gap-2">
        {others.map(({ id, name, role }) => {
          const busy = handOver.isPending && handOver.variables?.to === id;
          return (
            <li key={id}>
              <button
                type="button"
                aria-busy={busy || undefined}
                onClick={() => !handOver.isPending && hand(table.id, id)}
                className="flex min-h-16 w-full items-center gap-3 rounded-lg bg-sunken px-3 py-2 text-left transition hover:bg-tint"
              >
                <Avatar name={name} tone="tint" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-ink-2 text-sm">{m[`floor.role.${role}`]()}</span>
                </span>
                {busy && <Spinner size={18} />}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
