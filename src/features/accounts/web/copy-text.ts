import { toast } from 'react-hot-toast/headless';
import { m } from '#generated/messages/messages.js';

/** Browsers keep the clipboard from pages that came over plain HTTP: then it has to be done by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(m['account.codes.copied']());
  } catch {
    toast.error(m['account.codes.copyFailed']());
  }
}
