import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#client/api.ts';
import { useKeys } from '#client/keys.ts';
import { Read, RereadFailed, together } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useAskedFor } from '#client/use-asked-for.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { partiesNow } from '#features/reservations/parties-now.ts';
import { DayHead } from '#features/reservations/web/day-head.tsx';
import { DayPicker } from '#features/reservations/web/day-picker.tsx';
import { DaySheet } from '#features/reservations/web/day-sheet.tsx';
import { EveningSkeleton } from '#features/reservations/web/evening/evening-skeleton.tsx';
import { EveningView } from '#features/reservations/web/evening/evening-view.tsx';
import type { Moving } from '#features/reservations/web/evening/move/moving.ts';
import { occupancyText } from '#features/reservations/web/evening/texts.ts';
import { useRoom } from '#features/reservations/web/evening/use-room.ts';
import { useView } from '#features/reservations/web/evening/use-view.ts';
import { WalkInDialog } from '#features/reservations/web/evening/walk-in-dialog.tsx';
import { ListSkeleton } from '#features/reservations/web/list-skeleton.tsx';
import { OutsideHours } from '#features/reservations/web/outside-hours.tsx';
import { PendingDays } from '#features/reservations/web/pending-days.tsx';
import { ReservationList } from '#features/reservations/web/reservation-list.tsx';
import { dayText } from '#features/reservations/web/texts.ts';
import { useDaySheet } from '#features/reservations/web/use-day-sheet.ts';
import { useNear } from '#features/reservations/web/use-near.ts';
import { useOccupied } from '#features/reservations/web/use-occupied.ts';
import { useReservationDialogs } from '#features/reservations/web/use-reservation-dialogs.tsx';
import { m } from '#generated/messages/messages.js';
import { newThing } from '#lib/addresses.ts';
import { addDays, isDay } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

const inUrl = 'data';

export default function Reservations() {
  const { restaurant } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const { view, show } = useView();
  const { printing, print } = useDaySheet();
  const asked = search.get(inUrl) ?? '';
  // Without a day, the business day that is running: which one that is, the server says.
  const day = useQuery(api.reservations.ofDay.queryOptions({ input: isDay(asked) ? { date: asked } : {} }));
  useFailureToast(day.isError, m['reservations.loadFailed']());
  // What waits for somebody stands above the list: nothing is shown before all is known, or the second would push the first.
  const waiting = useQuery(api.reservations.pending.queryOptions());
  const toCome = useQuery(api.reservations.toCome.queryOptions());
  const room = useRoom();
  const { now, isOccupied } = useOccupied(room.data, day.data?.sittingMinutes);
  const near = useNear();
  const [opening, setOpening] = useState(true);
  const isRoomAwaited = !room.data && !room.isError;
  if (opening && !isRoomAwaited && ![waiting, toCome, day, near].some(({ isLoading }) => isLoading)) setOpening(false);
  const date = day.data?.date ?? (isDay(asked) ? asked : undefined);
  const pick = (picked: string | null) =>
    setSearch(picked ? { [inUrl]: picked } : {}, { replace: true, preventScrollReset: true });
  const [walkIn, setWalkIn] = useState(false);
  const [moving, setMoving] = useState<Moving | null>(null);
  const { add, book, open, edit, cancel, dialogs } = useReservationDialogs({
    date,
    today: day.data?.today,
    reservations: day.data?.reservations,
    isOccupied,
    onSaved: (saved) => saved.night !== date && pick(saved.night),
    onMove: ({ id }) => setMoving({ id, by: 'keys', landing: null, stage: 'choosing' }),
  });
  useAskedFor(
    day.data && [null, ...day.data.reservations],
    (reservation, asked) => (reservation?.id ?? newThing) === asked,
    (reservation) => (reservation ? edit(reservation) : add()),
  );
  const isToday = day.data !== undefined && day.data.date === day.data.today;
  const parties =
    isToday && room.data
      ? partiesNow(room.data.tables, near.data?.seated ?? [], { now, minutes: day.data.sittingMinutes })
      : [];
  const turn = (days: number) => date && pick(addDays(date, days));
  useKeys([
    { keys: 'n', label: m['shell.palette.newReservation'](), where: 'screen', run: add },
    { keys: 'j', label: m['shell.palette.dayBefore'](), where: 'screen', run: () => turn(-1) },
    { keys: 'l', label: m['shell.palette.dayAfter'](), where: 'screen', run: () => turn(1) },
    { keys: 'h', label: m['shell.palette.today'](), where: 'screen', run: () => pick(null) },
  ]);
  const on = { now, isOccupied, onNote: add, onEdit: edit, onCancel: cancel };
  const awaited = opening ? { ...day, data: undefined } : day;

  return (
    <>
      <PageHeader
        title={m['reservations.title']()}
        lists={
          <div className="flex items-center gap-1">
            <DayPicker date={date} today={day.data?.today} onPick={pick} />
            <IconButton
              icon={PrinterIcon}
              label={m['reservations.print']()}
              onClick={print}
              disabled={!day.data}
              className="ml-auto xl:hidden"
            />
          </div>
        }
        actions={
          <>
            <Button variant="quiet" onClick={print} disabled={!day.data} className="max-xl:hidden">
              <PrinterIcon />
              {m['reservations.print']()}
            </Button>
            <Button onClick={add} className="max-sm:px-4">
              <PlusIcon className="max-[24rem]:hidden" />
              {m['reservations.add']()}
            </Button>
          </>
        }
      />
      <div className="grid gap-5 px-4 lg:px-7">
        {!opening && (
          // Nothing of it, and nothing stands there.
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden xl:flex xl:flex-wrap xl:items-start">
            <PendingDays date={date} onPick={pick} />
            {toCome.data && <OutsideHours reservations={toCome.data.outsideHours} />}
          </div>
        )}
        <RereadFailed query={view === 'list' ? day : together(day, room)}>{m['reservations.unread']()}</RereadFailed>
        <DayHead
          key={opening ? 'awaited' : 'read'}
          date={opening ? undefined : day.data?.date}
          summary={
            (day.data &&
              (view === 'list'
                ? dayText(day.data.reservations)
                : room.data && occupancyText(day.data, room.data, { parties, now }))) ??
            null
          }
          view={view}
          onView={show}
          action={
            isToday &&
            room.data && (
              <Button size="s" variant="quiet" onClick={() => setWalkIn(true)}>
                {m['reservations.walkIn.title']()}
              </Button>
            )
          }
        />
        {view === 'list' ? (
          <Read query={awaited} failed={m['reservations.unread']()} waiting={<ListSkeleton />}>
            {(read) => <ReservationList {...read} {...on} house={room.data?.house} />}
          </Read>
        ) : (
          <Read query={together(awaited, room)} failed={m['reservations.unread']()} waiting={<EveningSkeleton />}>
            {([read, room]) => (
              <EveningView
                {...read}
                {...on}
                {...{ room, parties, moving }}
                onMoving={setMoving}
                onOpen={open}
                onFree={book}
              />
            )}
          </Read>
        )}
      </div>
      {dialogs}
      {walkIn && room.data && <WalkInDialog room={room.data} now={now} onClose={() => setWalkIn(false)} />}
      {printing && day.data && <DaySheet restaurantName={restaurant?.name ?? ''} {...day.data} />}
    </>
  );
}
