import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import type { StaffMember } from '../contract.ts';
import { useSetActive } from './use-set-active.ts';

interface StaffCardProps {
  member: StaffMember;
  onEdit: (member: StaffMember) => void;
}

export function StaffCard({ member, onEdit }: StaffCardProps) {
  const { id, name, email, role, active, createdAt } = member;
  const timeZone = useTimezone();
  const setActive = useSetActive();
  const since = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone }).format(new Date(createdAt));
  const titleId = `staff-${id}`;
  return (
    <Card as="li" className="grid content-start gap-4">
      <article aria-labelledby={titleId} className="contents">
        <div className="flex items-start gap-3">
          <span className={cx(!active && 'opacity-50 grayscale')}>
            <Avatar name={name} tone="tint" size="l" />
          </span>
          <div className="min-w-0 grow pt-0.5">
            <h2 id={titleId} className="text-lg wrap-anywhere">
              {name}
            </h2>
            <p className="text-ink-2 text-sm">{m[`staff.roles.${role}`]()}</p>
          </div>
          <IconButton
            icon={PencilIcon}
            label={m['staff.edit']({ name })}
            onClick={() => onEdit(member)}
            className="-mt-1 -mr-2"
          />
        </div>
        <div className="grid gap-0.5 text-sm">
          <p className="wrap-anywhere">{email}</p>
          <p className="text-ink-3">{m['staff.since']({ date: since })}</p>
        </div>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-hairline border-t pt-4">
          <Badge tone={active ? 'green' : 'gray'}>{active ? m['staff.isActive']() : m['staff.isInactive']()}</Badge>
          <Button
            variant={active ? 'quiet' : 'soft'}
            size="s"
            busy={setActive.isPending}
            aria-label={active ? m['staff.deactivateOf']({ name }) : m['staff.activateOf']({ name })}
            onClick={() => setActive.mutate({ id, active: !active })}
          >
            {active ? m['staff.deactivate']() : m['staff.activate']()}
          </Button>
        </div>
      </article>
    </Card>
  );
}
