import { m } from '#generated/messages/messages.js';

/** Asked before a secret address that nobody has copied yet is closed: it is not shown again. */
export const secretWords = () => ({
  title: m['printing.secretLeave'](),
  discard: m['common.close'](),
  stay: m['printing.secretStay'](),
  close: m['common.close'](),
});
