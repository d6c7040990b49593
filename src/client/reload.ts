/** Every open tab of this browser listens here. */
const channelName = 'comanda';
const reloadType = 'reload_user_data';

function isReload(data: unknown): boolean {
  return ((data as { type?: unknown } | null)?.type ?? data) === reloadType;
}

/** Has every open tab of the staff, this one included, read the user and the restaurant again: for after a save of what they show. */
export const announceReload = (): void => announce(reloadType);

/** Who was signed in here is not any more: what was opened in their name ends. */
export const announceSignOut = (): void => announce('signed_out');

function announce(type: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ type });
  channel.close();
}

/** Hears all there is to hear, for as long as it lives. */
export function onAnyAnnouncement(heard: () => void): void {
  new BroadcastChannel(channelName).onmessage = heard;
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
