import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { ageOf } from '../age.ts';
import { stayingOf } from '../cut.ts';
import { foldEnded } from '../ended.ts';
import { isOpen, lateLines, type Ticket as TicketOf } from '../tickets.ts';
import { byTurn } from '../turn.ts';
import { Empty } from './empty.tsx';
import { EndedSheet } from './ended-sheet.tsx';
import { EndedStrip } from './ended-strip.tsx';
import { Gone } from './gone.tsx';
import { MoreTickets } from './more-tickets.tsx';
import { Ticket, type TicketActions } from './ticket.tsx';
import { useHanging } from './use-hanging.ts';
import { useKeyNumbers } from './use-key-numbers.ts';
import { useLeaving } from './use-leaving.ts';
import { useStill } from './use-still.ts';
import type { Touched } from './use-touched.ts';
import { useWallKeys } from './use-wall-keys.ts';
import { WholeTicket } from './whole-ticket.tsx';

const markedMs = 4_000;

interface Opened {
  id: string;
  /** When a step was held back for it to be read; null: somebody wanted to see it. */
  heldAt: number | null;
}

interface WallProps {
  tickets: readonly TicketOf[];
  now: number;
  timeZone: string;
  isNew: Touched['isNew'];
  actions: Omit<TicketActions, 'onOpen' | 'onCheck'>;
  onRush: (ticket: TicketOf) => void;
  density: string;
  /** Whether the keys 1 to 9 work tickets. */
  keys: boolean;
  /** What was brought back to work just now: it is shown, and marked for a moment. */
  recalled: string | null;
  onFound: () => void;
}

/**
 * The tickets in their columns. What is rushed hangs first, what comes last, what comes back before what is younger; what leaves keeps its place for as
 * long as it can be taken back.
 */
export function Wall({
  tickets: all,
  now,
  timeZone,
  isNew,
  actions: moves,
  onRush,
  density,
  keys,
  recalled,
  onFound,
}: WallProps) {
  const [readsEnded, setReadsEnded] = useState(false);
  // While they are read, also the last of them: its ticket would come back behind the sheet.
  const least = readsEnded ? 1 : undefined;
  const { hanging: tickets, ended } = useMemo(() => foldEnded(all, least), [all, least]);
  const strip = ended[0]?.id;
  if (readsEnded && strip === undefined) setReadsEnded(false);
  const left = useLeaving(tickets, all);
  const byId = useMemo(() => new Map(tickets.map((ticket) => [ticket.id, ticket])), [tickets]);
  const leftById = new Map(left.map((each) => [each.ticket.id, each]));
  const hanging = [...tickets, ...left.map(({ ticket }) => ticket)].sort(byTurn);
  const [opened, setOpened] = useState<Opened | null>(null);
  const actions = useMemo(
    () => ({
      ...moves,
      onOpen: (id: string) => setOpened({ id, heldAt: null }),
      onCheck: (id: string) => setOpened({ id, heldAt: performance.now() }),
    }),
    [moves],
  );
  const staying = useMemo(
    () => new Map(tickets.map((ticket) => [ticket.id, ticket.id === strip ? [] : stayingOf(ticket)])),
    [tickets, strip],
  );
  const { wall, follow, heightOf, cutOf, frame, columns, unmeasured } = useHanging(
    hanging.map(({ id }) => id),
    {
      fixed: (id) => id === strip || (byId.get(id)?.begun ?? true),
      rushed: (id) => Boolean(byId.get(id)?.rush),
      staying: (id) => staying.get(id) ?? [],
    },
    density,
  );
  // A key works what its cook sees: of what goes on beside, none has one. A phone's single column goes on below.
  const shown = frame && frame.inView > 1 ? columns.slice(0, frame.inView) : columns;
  const numbers = useKeyNumbers(shown.flat());
  useWallKeys(wall, keys);
  useStill(wall, columns, heightOf);
  const back = recalled !== null && byId.has(recalled) && heightOf(recalled) > 0 ? recalled : null;
  useEffect(() => {
    if (back === null) return;
    const ticket = wall.current?.querySelector(`[data-ticket="${back}"]`);
    ticket?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const timer = setTimeout(onFound, markedMs);
    return () => clearTimeout(timer);
  }, [back, wall, onFound]);

  const isNewKey = (id: string) => {
    const ticket = byId.get(id);
    return ticket !== undefined && isNew(ticket);
  };
  const isLateKey = (id: string) => {
    const ticket = byId.get(id);
    return ticket?.lines.some(isOpen) === true && ageOf(ticket, now).state === 'late';
  };
  const draw = (id: string) => {
    const gone = leftById.get(id);
    if (gone) return <Gone key={id} ticket={gone.ticket} until={gone.until} height={heightOf(id)} />;
    const ticket = byId.get(id);
    if (!ticket) return null;
    const keyNumber = keys ? numbers.get(id) : undefined;
    if (id === strip)
      return <EndedStrip key={id} tickets={ended} {...{ keyNumber, follow }} onOpen={() => setReadsEnded(true)} />;
    const { state, minutes, left, used } = ageOf(ticket, now);
    const cut = cutOf(id);
    return (
      <Ticket
        key={id}
        ticket={ticket}
        state={state}
        minutes={minutes}
        left={left}
        used={Math.round(used * 20) * 5}
        lateLines={lateLines(ticket, now).join(' ')}
        isNew={isNew(ticket)}
        isBack={id === back}
        keyNumber={keyNumber}
        folded={cut?.folded}
        shownHeight={cut?.height}
        timeZone={timeZone}
        follow={follow}
        actions={actions}
      />
    );
  };

  return (
    <div className="k-stage">
      <main
        ref={wall}
        className={frame?.inView === 1 ? 'k-wall is-list' : 'k-wall'}
        style={frame ? ({ '--column': `${frame.width}px` } as CSSProperties) : undefined}
      >
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place, whatever hangs in it
          <div key={at} className="k-column">
            {column.map(draw)}
          </div>
        ))}
        <div className="k-column is-measuring" aria-hidden="true" inert>
          {unmeasured.map(draw)}
        </div>
        {hanging.length === 0 && <Empty />}
      </main>
      {frame && frame.inView > 1 && columns.length > frame.inView && (
        <MoreTickets
          wall={wall}
          columns={columns}
          frame={frame}
          isNew={isNewKey}
          isLate={isLateKey}
          warns={(id) => (byId.get(id)?.warnings.length ?? 0) > 0}
        />
      )}
      <EndedSheet
        open={readsEnded}
        tickets={ended}
        keyNumber={keys && strip !== undefined ? numbers.get(strip) : undefined}
        {...{ now, timeZone, actions }}
        onClose={() => setReadsEnded(false)}
      />
      <WholeTicket
        ticket={opened === null ? undefined : byId.get(opened.id)}
        heldAt={opened?.heldAt ?? null}
        keyNumber={keys && opened !== null ? numbers.get(opened.id) : undefined}
        now={now}
        timeZone={timeZone}
        actions={actions}
        onRush={onRush}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}
