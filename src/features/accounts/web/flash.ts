/** One word for the next document: signing in and out load a new one, and their message belongs there. */
const words = ['signed_in', 'signed_out', 'session_ended', 'account_saved'] as const;
export type Flash = (typeof words)[number];
const key = 'comanda.flash';

export function leaveFlash(word: Flash) {
  try {
    sessionStorage.setItem(key, word);
  } catch {
    // Without storage the message is lost, the visit is not.
  }
}

export function takeFlash(): Flash | null {
  try {
    const word = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return words.find((known) => known === word) ?? null;
  } catch {
    return null;
  }
}
