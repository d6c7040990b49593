import { m } from '#generated/messages/messages.js';

/** How a form asks before what was typed is thrown away. */
export function discardWords() {
  return {
    title: m['orders.form.discard'](),
    discard: m['orders.form.discardYes'](),
    stay: m['orders.form.discardNo'](),
    close: m['common.close'](),
  };
}
