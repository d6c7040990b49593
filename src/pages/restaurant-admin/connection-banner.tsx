import { useEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { OfflineBanner } from '#ui/offline-banner.tsx';
import { useOnline } from '#ui/use-online.ts';

/** A flicker of the line is nobody's business. */
const patienceMs = 2_500;

export function ConnectionBanner({ connected }: { connected: boolean }) {
  const online = useOnline();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (connected) {
      setLost(false);
      return;
    }
    const timer = setTimeout(() => setLost(true), patienceMs);
    return () => clearTimeout(timer);
  }, [connected]);

  return (
    <OfflineBanner offline={lost || !online}>{online ? m['shell.reconnecting']() : m['shell.offline']()}</OfflineBanner>
  );
}
