/** What nobody sees and what means nothing within a text: where a word may be parted, and marks of files. */
const needless = /[\u00ad\u200b\ufeff]/g;
/** Half a letter, as a text that was cut in the middle of an emoji ends: no database holds it as it is. */
const halves = /\p{Cs}/gu;
/** Besides spaces: the marks that come along from other programs at the ends of what is copied. Within a text some of them are letters' own. */
const unseenAtEnds =
  /^[\s\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]+|[\s\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** What was typed or pasted, without what nobody meant to type. */
export function cleaned(text: string): string {
  return text.replace(needless, '').replace(halves, '').replace(unseenAtEnds, '');
}
