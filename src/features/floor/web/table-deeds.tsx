import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import type { IconComponent } from '#ui/icon.tsx';
import { ArrowRightIcon, CopyIcon, UndoIcon, UsersIcon } from '#ui/staff/icons.tsx';
import type { TableDeed } from './table-sheet.tsx';
import type { TableView } from './table-view.ts';
import { useServing } from './use-serving.ts';

interface TableDeedsProps {
  view: TableView;
  me: string;
  onDeed: (deed: TableDeed) => void;
  onGivenBack: () => void;
}

/** What is done more rarely: the guests sit elsewhere, somebody else serves them. */
export function TableDeeds({ view: { table, waiter }, me, onDeed, onGivenBack }: TableDeedsProps) {
  const { user } = useSignedIn();
  const { take, giveBack } = useServing({ onGivenBack });
  const mine = waiter?.id === me;
  const hands = mine || may(user.role, 'floor.sections');
  const input = { tableId: table.id };
  return (
    <div className="grid gap-2">
      {!waiter && (
        <Button variant="soft" wide busy={take.isPending} onClick={() => take.mutate(input)}>
          {m['floor.take']()}
        </Button>
      )}
      <div className="flex gap-2">
        {table.bill && (
          <>
            <Deed icon={ArrowRightIcon} label={m['floor.deed.move']()} onPress={() => onDeed('move')} />
            <Deed icon={CopyIcon} label={m['floor.deed.merge']()} onPress={() => onDeed('merge')} />
          </>
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
      className="grid min-h-16 min-w-0 flex-1 content-center justify-items-center gap-1 rounded-md bg-sunken px-1 py-2 font-semibold text-xs transition hover:bg-sunken-2"
    >
      <Glyph size={22} />
      <span className="max-w-full wrap-anywhere">{label}</span>
    </button>
  );
}
