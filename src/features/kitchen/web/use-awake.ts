import { useEffect, useState } from 'react';

/** Keeps the screen on for as long as the page is looked at; says whether the device allows it, null until it is known. */
export function useAwake(): boolean | null {
  const [awake, setAwake] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // Refused when the battery is low, and not known everywhere.
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
      if (gone) void lock?.release();
      else setAwake(Boolean(lock));
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return awake;
}
