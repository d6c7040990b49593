/** Whether the phone has ways of its own to hand something on; over plain HTTP no browser has. */
export const canShare = () => 'share' in navigator;

/** Hands a text on by them; false where they failed. That somebody thought better of it is no failure. */
export async function shareText(text: string): Promise<boolean> {
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return (error as { name?: unknown }).name === 'AbortError';
  }
}
