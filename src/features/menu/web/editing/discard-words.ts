import { m } from '#generated/messages/messages.js';

/** How a form about the menu asks before what was typed is thrown away. */
export function discardWords() {
  return {
    title: m['menu.form.discard'](),
    discard: m['menu.form.discardYes'](),
    stay: m['menu.form.discardNo'](),
    close: m['common.close'](),
  };
}
