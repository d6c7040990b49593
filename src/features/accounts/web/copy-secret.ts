import { copyText } from '#client/copy-text.ts';
import { m } from '#generated/messages/messages.js';

/** Of what signs somebody in: where it cannot be copied, it is not shown a second time. */
export function copySecret(text: string): Promise<void> {
  return copyText(text, { done: m['accounts.mine.codes.copied'](), failed: m['accounts.mine.codes.copyFailed']() });
}
