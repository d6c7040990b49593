import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { ageOf } from '../age.ts';
import { foldEnded } from '../ended.ts';
import { keyOf, type Part } from '../layout/flow.ts';
import { workable } from '../layout/workable.ts';
import { isOpen, lateLines, type Ticket as TicketOf } from '../tickets.ts';
import { byTurn } from '../turn.ts';
import { Empty } from './empty.tsx';
import { EndedSheet } from './ended-sheet.tsx';
import { EndedStrip } from './ended-strip.tsx';
import { Gone } from './gone.tsx';
import { MoreTickets } from './more-tickets.tsx';
import { Ticket, type TicketActions } from './ticket.tsx';
import { TicketPart } from './ticket-part.tsx';
import { TicketStrip } from './ticket-strip.tsx';
import { useKeyNumbers } from './use-key-numbers.ts';
import { foldedName, useLayout } from './use-layout.ts';
import { useLeaving } from './use-leaving.ts';
import { usePage } from './use-page.ts';
import { useStill } from './use-still.ts';
import type { Touched } from './use-touched.ts';
import { useWallKeys } from './use-wall-keys.ts';
import { WholeTicket } from './whole-ticket.tsx';

const markedMs = 4_000;

interface WallProps {
  tickets: readonly TicketOf[];
  now: number;
  timeZone: string;
  isNew: Touched['isNew'];
  actions: Omit<TicketActions, 'onOpen'>;
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
  const { hanging: tickets, ended } = useMemo(() => foldEnded(all), [all]);
  const strip = ended[0]?.id;
  if (readsEnded && strip === undefined) setReadsEnded(false);
  const left = useLeaving(tickets, all);
  const byId = useMemo(() => new Map(tickets.map((ticket) => [ticket.id, ticket])), [tickets]);
  const leftById = new Map(left.map((each) => [each.ticket.id, each]));
  const isLate = (ticket: TicketOf) => ticket.lines.some(isOpen) && ageOf(ticket, now).state === 'late';
  /** As it hangs: what has left, as it was. */
  const hungById = new Map([...byId, ...left.map(({ was }) => [was.id, was] as const)]);
  const hanging = [...hungById.values()].sort((a, b) => byTurn(a, b, isLate));
  const [opened, setOpened] = useState<string | null>(null);
  const actions = useMemo(() => ({ ...moves, onOpen: setOpened }), [moves]);
  const isLateKey = (id: string) => {
    const ticket = byId.get(id);
    return ticket !== undefined && isLate(ticket);
  };
  const { wall, follow, frame, columns, parts, heightOf, linesHeightOf, unmeasured, folding } = useLayout(
    hanging.map(({ id }) => id),
    {
      fixed: (id) => id === strip || leftById.has(id) || (byId.get(id)?.begun ?? true),
      rushed: (id) => Boolean(hungById.get(id)?.rush),
      pinned: (id) => {
        const ticket = hungById.get(id);
        return id === strip || (ticket !== undefined && (ticket.rush !== null || isLate(ticket)));
      },
    },
    density,
  );
  const first = usePage(wall, frame && frame.inView > 1 ? frame.width + frame.gap : 0);
  const numbers = useKeyNumbers(
    workable(columns, parts, frame ? { ...frame, first } : null, [
      ...hanging.map(({ id }) => id).filter((id) => id !== strip),
      ...(strip === undefined ? [] : [strip]),
    ]),
    new Set(hanging.map(({ id }) => id)),
  );
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
  const drawAt = (name: string) => draw(name, parts.get(name));
  const draw = (name: string, part?: Part) => {
    const id = keyOf(name);
    const gone = leftById.get(id);
    const ticket = byId.get(id);
    // What nobody has seen of it stays in sight, in the room that it had with all of its lines.
    const held = gone ? { height: heightOf(name), follow: undefined } : { follow };
    if (gone && (!ticket || (id === strip && part && part.from > 0)))
      return <Gone key={name} ticket={gone.ticket} until={gone.until} height={heightOf(name)} />;
    if (!ticket) return null;
    const keyNumber = keys ? numbers.get(id) : undefined;
    if (id === strip)
      return (
        <EndedStrip key={name} tickets={ended} keyNumber={keyNumber} {...held} onOpen={() => setReadsEnded(true)} />
      );
    const { state, minutes, left, used } = ageOf(ticket, now);
    const shared = { ticket, state, isNew: isNew(ticket), keyNumber, timeZone, actions };
    const late = lateLines(ticket, now).join(' ');
    if (part?.place === 'folded' || part?.place === 'strip')
      return <TicketStrip key={name} name={name} bare={part.place === 'strip'} {...{ ticket, state, left, actions }} />;
    if (part && part.from > 0) {
      const { from, to, place } = part;
      return <TicketPart key={name} {...{ ...shared, name, from, to }} lateLines={late} continues={place !== 'last'} />;
    }
    return (
      <Ticket
        key={name}
        {...shared}
        minutes={minutes}
        left={left}
        used={Math.round(used * 20) * 5}
        lateLines={late}
        isBack={id === back}
        shown={part?.to}
        shownHeight={part && linesHeightOf(part)}
        {...held}
      />
    );
  };

  const drawFolded = (id: string) => {
    const ticket = id === strip ? undefined : byId.get(id);
    if (!ticket) return null;
    const { state, left } = ageOf(ticket, now);
    const name = foldedName(id);
    return <TicketStrip key={name} name={name} bare={false} {...{ ticket, state, left, actions, follow }} />;
  };

  return (
    <div className="k-stage">
      <main
        ref={wall}
        className={frame?.inView === 1 ? 'k-wall is-list' : 'k-wall'}
        style={frame ? ({ '--column': `${frame.width}px`, '--fit': frame.fit } as CSSProperties) : undefined}
      >
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place, whatever hangs in it
          <div key={at} className="k-column">
            {column.map(drawAt)}
          </div>
        ))}
        <div className="k-column is-measuring" aria-hidden="true" inert>
          {unmeasured.filter((id) => !leftById.has(id)).map((id) => draw(id))}
          {folding.map(drawFolded)}
        </div>
        {hanging.length === 0 && <Empty />}
      </main>
      {frame && frame.inView > 1 && columns.length > frame.inView && (
        <MoreTickets
          wall={wall}
          columns={columns}
          frame={frame}
          first={first}
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
        ticket={opened === null ? undefined : byId.get(opened)}
        keyNumber={keys && opened !== null ? numbers.get(opened) : undefined}
        now={now}
        timeZone={timeZone}
        actions={actions}
        onRush={onRush}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}
