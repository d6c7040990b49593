import { m } from '#generated/messages/messages.js';
import type { keyFault } from '../../pix/key-fault.ts';
import type { PixKind } from '../../values.ts';

/** What to do about a key that is none of its kind. */
export function keyWords(fault: ReturnType<typeof keyFault>, { kind }: { kind: PixKind }): string | undefined {
  if (fault === null) return undefined;
  return fault === 'wrong'
    ? m[`checks.settings.keyWrong.${kind}`]()
    : m['checks.settings.keyOther']({ kind: m[`checks.settings.kind.${fault.other}`]() });
}
