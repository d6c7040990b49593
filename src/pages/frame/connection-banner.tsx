import { useEffect, useState } from 'react';
import type { Connection } from '#client/stream-rules.ts';
import { m } from '#generated/messages/messages.js';
import { OfflineBanner } from '#ui/offline-banner.tsx';
import { useOnline } from '#ui/use-online.ts';

/** A flicker of the connection is nobody's business. */
const patienceMs = 2_500;

export function ConnectionBanner({ connection }: { connection: Connection }) {
  const online = useOnline();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (connection === 'open') {
      setLost(false);
      return;
    }
    const timer = setTimeout(() => setLost(true), patienceMs);
    return () => clearTimeout(timer);
  }, [connection]);

  const words = connection === 'refused' ? m['shell.polling'] : m['shell.reconnecting'];
  return <OfflineBanner offline={lost || !online}>{online ? words() : m['shell.offline']()}</OfflineBanner>;
}
