/** Every open tab of this browser listens here. */
const channelName = 'comanda';
const reloadType = 'reload_user_data';

function isReload(data: unknown): boolean {
  return ((data as { type?: unknown } | null)?.type ?? data) === reloadType;
}

/** Has every open tab of the staff, this one included, read the user and the restaurant again: for after a save of what they show. */
export function announceReload(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ type: reloadType });
  channel.close();
}

/** Hears announcements, and messages of the same type posted to this window. Returns how to stop. */
export function onReload(reload: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (isReload(data)) reload();
  };
  const posted = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin && isReload(data)) reload();
  };
  globalThis.addEventListener?.('message', posted as EventListener);
  return () => {
    channel.close();
    globalThis.removeEventListener?.('message', posted as EventListener);
  };
}
