import { toast } from 'react-hot-toast/headless';

interface Said {
  done: string;
  /** Without it the text itself is shown, to be copied by hand: not for what others should not read. */
  failed?: string;
}

/** Browsers keep the clipboard from pages that came over plain HTTP: then it has to be done by hand. */
export async function copyText(text: string, { done, failed }: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    if (failed === undefined) toast(text, { duration: 8_000 });
    else toast.error(failed);
  }
}
