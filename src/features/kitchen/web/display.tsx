import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { useClock } from '../../orders/web/use-clock.ts';
import { useEachMinute } from '../../orders/web/use-each-minute.ts';
import type { OutputOf } from '../../serves.ts';
import type { kitchen as calls } from '../contract.ts';
import { heldOrders } from '../held-orders.ts';
import { withMoves } from '../moves.ts';
import { recallable } from '../recall.ts';
import { lateFirst, sumsOf } from '../sums.ts';
import { tabsOf, viewOf } from '../tabs.ts';
import type { Ticket } from '../tickets.ts';
import { Foot } from './foot.tsx';
import { HeldStrip } from './held-strip.tsx';
import { Pass } from './pass.tsx';
import { RecallSheet } from './recall-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { onePlace } from './sound/one-place.ts';
import { soundStateOf } from './sound/sound-state.ts';
import { useAudio } from './sound/use-audio.ts';
import { useBells } from './sound/use-bells.ts';
import { SumsPanel } from './sums-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { useActions } from './use-actions.ts';
import { useAwake } from './use-awake.ts';
import { useCarried } from './use-carried.ts';
import type { Connection } from './use-connection.ts';
import { useDevice } from './use-device.ts';
import { useFold } from './use-fold.ts';
import { useMoves } from './use-moves.ts';
import { useTickets } from './use-tickets.ts';
import { useTouched } from './use-touched.ts';
import { Wall } from './wall.tsx';

const SoldOutSheet = lazily(() =>
  import('../../menu/web/availability/sold-out-sheet.tsx').then((part) => ({ default: part.SoldOutSheet })),
);

const beingMade: ReadonlySet<string> = new Set(['pendente', 'preparando']);

interface DisplayProps {
  kitchen: OutputOf<typeof calls.tickets>;
  readAt: number;
  /** Reads it anew. */
  ask: () => void;
  connection: Connection;
  /** As in the address. */
  asked: string | null;
  /** Where whoever is signed in goes back to; null at a screen that is nobody's. */
  home: string | null;
  /** Above the foot, where it moves no ticket: what the cooks have to know of the house. */
  notice: ReactNode;
}

/** The kitchen's display: what is to be made at its stations, or the pass. */
export function Display({ kitchen, readAt, ask, connection, asked, home, notice }: DisplayProps) {
  const { stations, timezone } = kitchen;
  const [device, change] = useDevice();
  const now = useClock(kitchen.now, readAt);
  useEachMinute(now, kitchen.orders.length > 0 ? kitchen.now : undefined, ask);
  const moves = useMoves(connection.state === 'lost');
  const audio = useAudio();
  const awake = useAwake();
  const [sheet, setSheet] = useState<'soldOut' | 'recall' | 'settings' | null>(null);
  const [recalled, setRecalled] = useState<string | null>(null);
  const forget = useCallback(() => setRecalled(null), []);
  const [announced, setAnnounced] = useState('');

  const view = useMemo(() => viewOf(asked ?? device.station, stations), [asked, device.station, stations]);
  const chosen = view === 'pass' ? null : view.chosen;
  const viewKey = view === 'pass' ? view : [...(chosen ?? [])].join();
  const orders = useMemo(() => withMoves(kitchen.orders, moves.pending), [kitchen.orders, moves.pending]);
  const atPass = useCarried(kitchen.orders, moves.pending);
  const tickets = useTickets(orders, stations, chosen);
  const touched = useTouched(tickets, now);
  const actions = useActions(moves, touched);
  const sums = useMemo(() => sumsOf(tickets), [tickets]);
  const held = useMemo(() => heldOrders(orders, stations, chosen), [orders, stations, chosen]);
  const finished = useMemo(() => recallable(kitchen.finished, stations, chosen), [kitchen.finished, stations, chosen]);
  useBells(audio, { view: viewKey, tickets, stations, isNew: touched.calls, sounds: device.sounds }, (news: Ticket[]) =>
    setAnnounced(news.map(newsText).join('. ')),
  );
  const tabs = useMemo(
    () => tabsOf(orders, stations, view, { all: m['kitchen.all'](), pass: m['kitchen.pass']() }),
    [orders, stations, view],
  );
  const places = stations.length > 0 ? stations.map(({ id }) => id) : [onePlace];
  const shown = places.filter((id) => !chosen || chosen.has(id));
  const sound = soundStateOf(device.sounds, shown, audio.heard);
  const fold = useFold(device, change);

  return (
    <div
      className="kitchen"
      data-theme={device.theme}
      data-density={device.density}
      data-sums={device.sums ? 'open' : undefined}
      data-drawer={device.drawer ? 'open' : undefined}
    >
      <TopBar tabs={tabs} now={now} timeZone={timezone} />
      <HeldStrip held={held} now={now} onFire={moves.fire} />
      <div className="k-mid">
        {view === 'pass' ? (
          <Pass
            {...atPass}
            stations={stations}
            now={now}
            timeZone={timezone}
            onCarry={actions.onCarry}
            onTakeBack={(tableNumber) => actions.onTakeBack(tableNumber, atPass.undoOf(tableNumber))}
          />
        ) : (
          <>
            <SumsPanel sums={lateFirst(sums, now)} onFold={fold} />
            <Wall
              key={viewKey}
              tickets={tickets}
              now={now}
              timeZone={timezone}
              isNew={touched.isNew}
              actions={actions}
              onRush={moves.rush}
              density={device.density}
              keys={device.keys}
              recalled={recalled}
              onFound={forget}
            />
          </>
        )}
      </div>
      {notice}
      <Foot
        connection={connection}
        clockAhead={Date.parse(kitchen.now) - readAt}
        timeZone={timezone}
        sound={sound}
        mayDarken={awake === false}
        moves={moves}
        finished={finished.length}
        sums={view === 'pass' ? null : sums.length}
        onSums={fold}
        onSoldOut={() => setSheet('soldOut')}
        onRecall={() => setSheet('recall')}
        onSettings={() => setSheet('settings')}
      />
      {sheet === 'soldOut' && (
        <Suspense>
          <SoldOutSheet
            stations={stations.filter(({ id }) => !chosen || chosen.has(id))}
            orderedOf={({ name }) => toMake(orders, name)}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
      <RecallSheet
        open={sheet === 'recall'}
        onClose={() => setSheet(null)}
        finished={finished}
        timeZone={timezone}
        onRecall={(of, lines) => {
          actions.onRecall(of, lines);
          setRecalled(of.id);
          setSheet(null);
        }}
      />
      <SettingsSheet
        open={sheet === 'settings'}
        onClose={() => setSheet(null)}
        home={home}
        stations={stations}
        chosen={chosen}
        audio={audio}
        awake={awake ?? false}
      />
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

/** What of a dish is ordered and still to be made. */
function toMake(orders: Readonly<DisplayProps['kitchen']['orders']>, dish: string): number {
  const lines = orders.flatMap((order) => order.lines).filter(({ name }) => name === dish);
  return lines.reduce((sum, { status, quantity }) => sum + (beingMade.has(status) ? quantity : 0), 0);
}

function newsText({ tableNumber, unseen }: Ticket): string {
  return unseen ? m['kitchen.changedNews']({ number: tableNumber }) : m['kitchen.arrived']({ number: tableNumber });
}
