import { toast } from 'react-hot-toast/headless';
import { toClipboard } from './to-clipboard.ts';

interface Said {
  done: string;
  /** Without it the text itself is shown, to be copied by hand: not for what others should not read. */
  failed?: string;
}

export async function copyText(text: string, { done, failed }: Said): Promise<void> {
  if (await toClipboard(text)) toast.success(done);
  else if (failed === undefined) toast(text, { duration: 8_000 });
  else toast.error(failed);
}
