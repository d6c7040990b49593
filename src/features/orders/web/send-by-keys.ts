import type { KeyboardEvent } from 'react';

/** Control and Enter send a form from wherever in it. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const asked = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!asked || event.repeat || event.nativeEvent.isComposing) return;
  // A button that has the focus is not pressed as well.
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
