import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';

export function ActiveBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'green' : 'gray'}>{active ? m['platform.active']() : m['platform.inactive']()}</Badge>;
}
