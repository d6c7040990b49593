import { useSignedIn } from '#client/session.ts';
import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import type { IconComponent } from '#ui/icon.tsx';
import { ArrowRightIcon, CopyIcon, SplitIcon, UndoIcon, UsersIcon } from '#ui/staff/icons.tsx';
import type { TableView } from './table-view.ts';
import { useServing } from './use-serving.ts';

/** What changes of a party's tables. */
export type PartyDeed = 'move' | 'merge' | 'split' | 'joinTo';
export type TableDeed = 'order' | 'bill' | 'hand' | PartyDeed;

interface TableDeedsProps {
  view: TableView;
  me: string;
  onDeed: (deed: TableDeed) => void;
  onGivenBack: () => void;
}

/** What is done more rarely: the guests sit elsewhere, somebody else serves them. */
export function TableDeeds({ view: { table, waiter }, me, onDeed, onGivenBack }: TableDeedsProps) {
  const { user } = useSignedIn();
  const { take, giveBack } = useServing({ onGivenBack, inPlace: true });
  const mine = waiter?.id === me;
  const hands = mine || may(user.role, 'floor.sections');
  const input = { tableId: table.id };
  return (
    <div className="grid gap-2">
      <Unsent of={[take, giveBack]} />
      {!waiter && (
        <Button variant="soft" wide busy={take.isPending} onClick={() => take.mutate(input)}>
          {m['floor.take']()}
        </Button>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
        {table.bill && (
          <>
            <Deed icon={ArrowRightIcon} label={m['floor.deed.move']()} onPress={() => onDeed('move')} />
            <Deed icon={CopyIcon} label={m['floor.deed.merge']()} onPress={() => onDeed('merge')} />
            {(table.bill.joined?.length ?? 0) > 0 && (
              <Deed icon={SplitIcon} label={m['floor.deed.split']()} onPress={() => onDeed('split')} />
            )}
          </>
        )}
        {!table.bill && table.joinedTo === null && table.status !== 'ocupado' && (
          <Deed icon={CopyIcon} label={m['floor.deed.merge']()} onPress={() => onDeed('joinTo')} />
        )}
        {hands && <Deed icon={UsersIcon} label={m['floor.deed.hand']()} onPress={() => onDeed('hand')} />}
        {mine && (
          <Deed
            icon={UndoIcon}
            label={m['floor.deed.giveBack']()}
            busy={giveBack.isPending}
            onPress={() => giveBack.mutate(input)}
          />
        )}
      </div>
    </div>
  );
}

interface DeedProps {
  icon: IconComponent;
  label: string;
  busy?: boolean;
  onPress: () => void;
}

function Deed({ icon: Glyph, label, busy, onPress }: DeedProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
      className="grid min-h-16 min-w-0 content-center justify-items-center gap-1 rounded-md bg-sunken px-1 py-2 font-semibold text-xs transition hover:bg-sunken-2"
    >
      <Glyph size={22} />
      <span className="max-w-full wrap-anywhere">{label}</span>
    </button>
  );
}
