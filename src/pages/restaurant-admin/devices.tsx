import { DeviceList } from '#features/devices/web/device-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Devices() {
  return (
    <>
      <PageHeader title={m['devices.title']()} />
      <div className="px-4 pb-10 lg:px-7">
        <DeviceList />
      </div>
    </>
  );
}
