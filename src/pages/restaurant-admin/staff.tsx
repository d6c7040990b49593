import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { StaffMember } from '#features/staff/contract.ts';
import { StaffFormDialog } from '#features/staff/web/staff-form-dialog.tsx';
import { StaffList } from '#features/staff/web/staff-list.tsx';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { HistoryIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

/** Where the kitchen's screens stood before they had a page of their own: the server does not hear of it. */
const devicesBefore = '#kitchen-devices';

export default function Staff() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === devicesBefore) void navigate(staffPaths.devices, { replace: true });
  }, [hash, navigate]);
  const [opened, setOpened] = useState<StaffMember | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title={m['staff.title']()}
        actions={
          <>
            <Link to={staffPaths.security} className={`${buttonClass({ variant: 'quiet' })} max-sm:px-3!`}>
              <span className="max-sm:hidden">
                <HistoryIcon />
              </span>
              {m['accounts.events.title']()}
            </Link>
            <Button onClick={() => setOpened('new')} className="max-sm:size-13 max-sm:px-0!">
              <PlusIcon />
              <span className="max-sm:sr-only">{m['staff.add']()}</span>
            </Button>
          </>
        }
      />
      <div className="grid gap-10 px-4 pb-10 lg:px-7">
        <StaffList onEdit={setOpened} onAdd={() => setOpened('new')} />
      </div>
      {opened && <StaffFormDialog member={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </>
  );
}
