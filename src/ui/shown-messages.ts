interface Message {
  type: string;
  /** A function draws more than words, such as what takes it back. */
  message: unknown;
}

const most = 20;

/**
 * Of the messages of one kind that are words alone only the newest is in view: a stack of them covers a phone, and nobody reads it. What can
 * be pressed stays, and no success takes the place of a failure. The newest come first.
 */
export function shownMessages<Each extends Message>(messages: readonly Each[]): Each[] {
  const isNewest = (message: Each) =>
    messages.find(({ type, message: said }) => type === message.type && typeof said !== 'function') === message;
  return messages
    .filter((each) => each.type === 'loading' || typeof each.message === 'function' || isNewest(each))
    .slice(0, most);
}
