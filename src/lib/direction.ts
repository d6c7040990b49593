/**
 * Characters nobody sees that turn the text after them around: a name that holds one shows as another. In names they are refused
 * (`named` in call.ts); from every other text they are left out when it is read from the database (database/types.ts).
 */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const allControls = new RegExp(controls, 'g');
/** What was meant for a terminal or a printer, and breaks of a line: in names they are refused as well. */
const unseen = /\p{Cc}/u;
const allUnseen = /\p{Cc}+/gu;

export function turnsText(text: string): boolean {
  return controls.test(text);
}

export function withoutTurns(text: string): string {
  return turnsText(text) ? text.replace(allControls, '') : text;
}

export function commands(text: string): boolean {
  return unseen.test(text);
}

export function withoutCommands(text: string): string {
  return text.replace(allUnseen, ' ').trim();
}
