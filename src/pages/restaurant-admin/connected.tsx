import { Connected } from '#features/checks/web/settings/connected.tsx';
import { m } from '#generated/messages/messages.js';
import { OwnersPage } from './frame/owners-page.tsx';

export const handle = { area: 'staff' };

export default function ConnectedPage() {
  return (
    <OwnersPage title={m['checks.online.back.title']()}>
      <Connected />
    </OwnersPage>
  );
}
