import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Read, RereadFailed } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { useMedia } from '#client/use-media.ts';
import { TillCalls } from '#features/checks/web/till-calls.tsx';
import { FloorSkeleton } from '#features/floor/web/floor-skeleton.tsx';
import { FloorTables } from '#features/floor/web/floor-tables.tsx';
import { FoldedNotices } from '#features/floor/web/folded-notices.tsx';
import { partiesOf } from '#features/floor/web/parties.ts';
import { PlanView } from '#features/floor/web/plan/plan-view.tsx';
import { SectionsDialog } from '#features/floor/web/sections-dialog.tsx';
import { besideClass } from '#features/floor/web/side-panel.tsx';
import { useFloor } from '#features/floor/web/use-floor.ts';
import { useFloorDialogs } from '#features/floor/web/use-floor-dialogs.tsx';
import { useCarrying } from '#features/orders/web/use-carrying.ts';
import { PrinterNotice } from '#features/printing/web/printer-notice.tsx';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Segmented } from '#ui/segmented.tsx';
import { UsersIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { billPrinting } from './bill-printing.tsx';
import { SoundToggle } from './frame/sound-toggle.tsx';
import { useStaff } from './frame/staff-context.ts';
import { TablesViews } from './frame/tables-views.tsx';

export const handle = { area: 'staff' };

const inUrl = 'mesas';
const words = { mine: 'minhas', all: 'todas', plan: 'planta' } as const;
type Shown = keyof typeof words;
const views = ['mine', 'all', 'plan'] as const satisfies Shown[];

export default function Floor() {
  const { user } = useSignedIn();
  const { saved } = useStaff();
  const [search, setSearch] = useSearchParams();
  const [sections, setSections] = useState(false);
  const [arranging, setArranging] = useState(false);
  const { floor, now } = useFloor();
  const carrying = useCarrying();
  const roomBeside = useMedia('(min-width: 64rem)');
  const beside = roomBeside && search.get(inUrl) === words.plan;
  const { open, close, act, add, moved, changed, panel, chosen, dialogs } = useFloorDialogs({
    floor: floor.data,
    now,
    carrying,
    saved,
    printing: billPrinting,
    beside,
  });
  useFailureToast(floor.isError, m['tables.loadFailed']());
  // Whoever serves has tables of their own; an owner or a cashier looks at all of them.
  const usual: Shown = user.role === 'waiter' ? 'mine' : 'all';
  const shown = views.find((view) => words[view] === search.get(inUrl)) ?? usual;
  const show = (value: Shown) =>
    setSearch(value === usual ? {} : { [inUrl]: words[value] }, { replace: true, preventScrollReset: true });
  const tables = floor.data?.views;
  const parties = tables && partiesOf(tables, tables);
  const own = new Set(tables?.filter(({ waiter }) => waiter?.id === user.id).map(({ table }) => table.id));
  const mine = parties?.filter(({ waiter }) => waiter?.id === user.id);

  // Left for another view, it is not arranged any more.
  if (arranging && shown !== 'plan') setArranging(false);
  const arrange = (begins: boolean) => {
    if (begins) close();
    setArranging(begins);
  };
  const notices = (
    <>
      <PrinterNotice />
      <TillCalls own={own} still={arranging} />
    </>
  );

  return (
    // The plan is as high as the page.
    <div className={cx(shown === 'plan' && 'flex min-h-[calc(100dvh-2.5rem)] flex-col', panel && besideClass)}>
      <PageHeader
        title={m['tables.title']()}
        lists={<TablesViews shown={shown === 'plan' ? 'plan' : 'floor'} />}
        actions={
          <>
            <SoundToggle
              className={cx(
                'max-sm:size-11! max-sm:min-h-11',
                panel && 'max-[90rem]:size-13 max-[90rem]:px-0! max-[90rem]:[&>span]:sr-only',
              )}
            />
            {may(user.role, 'floor.sections') && (
              <Button
                variant="quiet"
                onClick={() => setSections(true)}
                className={cx(
                  'max-sm:size-11! max-sm:min-h-11',
                  panel ? 'size-13 px-0!' : 'max-xl:size-13 max-xl:px-0!',
                )}
              >
                <UsersIcon />
                <span className={panel ? 'sr-only' : 'max-xl:sr-only'}>{m['floor.sections.title']()}</span>
              </Button>
            )}
          </>
        }
      />
      <div className="flex grow flex-col gap-4 px-3 sm:px-4 lg:px-7">
        {shown !== 'plan' && (
          <Segmented
            label={m['floor.which']()}
            value={shown}
            onChange={show}
            segments={[
              { value: 'mine', label: m['floor.mine'](), count: mine?.length },
              { value: 'all', label: m['floor.all'](), count: parties?.length },
            ]}
          />
        )}
        {arranging && floor.data ? (
          <FoldedNotices views={floor.data.views} now={now}>
            {notices}
          </FoldedNotices>
        ) : (
          notices
        )}
        {moved}
        {changed}
        <RereadFailed query={floor}>{m['tables.unread']()}</RereadFailed>
        <Read query={floor} failed={m['tables.unread']()} waiting={<FloorSkeleton />}>
          {(read) =>
            shown === 'plan' ? (
              <PlanView
                floor={read}
                {...{ now, chosen, beside }}
                onAction={act}
                onAdd={add}
                onOpen={open}
                arranging={arranging}
                onArranging={arrange}
              />
            ) : (
              <FloorTables
                floor={read}
                {...{ shown, now, carrying }}
                me={user.id}
                onShowAll={() => show('all')}
                onOpen={open}
              />
            )
          }
        </Read>
      </div>
      {panel}
      {dialogs}
      {sections && floor.data && (
        <SectionsDialog views={floor.data.views} staff={floor.data.staff} onClose={() => setSections(false)} />
      )}
    </div>
  );
}
