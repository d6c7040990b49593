import { useState } from 'react';
import { useSignedIn } from '#client/session.ts';
import { may } from '#lib/permissions.ts';
import { ReceiveDialog } from '../../bills/web/receive-dialog.tsx';
import type { FloorCall } from '../../calls/contract.ts';
import { CallStrip } from '../../calls/web/call-strip.tsx';
import { TillNotice } from './till-notice.tsx';

/** The open calls; whoever keeps the till records from here what somebody wants to pay, and is told what must not be overlooked. */
export function TillCalls({ own, still }: { own?: ReadonlySet<string>; still?: boolean }) {
  const { user } = useSignedIn();
  const [call, setCall] = useState<FloorCall | null>(null);
  if (!may(user.role, 'orders.complete')) return <CallStrip own={own} still={still} />;
  return (
    <>
      <TillNotice />
      <CallStrip own={own} still={still} onReceive={setCall} />
      {call?.pay && (
        <ReceiveDialog pay={{ ...call.pay, tableNumber: call.tableNumber }} onClose={() => setCall(null)} />
      )}
    </>
  );
}
