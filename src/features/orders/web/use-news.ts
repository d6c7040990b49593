import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls out what is true of something on the board, as of an order, and was not when the board was read before. It is told from the board, not from
 * events, so what happened while the line was down is called out as well; what was so when the page opened is not.
 * The answer takes the key of what was done on this screen: nobody need be told of their own doing.
 */
export function useNews<Each>(
  board: readonly Each[] | undefined,
  keyOf: (each: Each) => string | null,
  announce: (news: Each[]) => void,
): (key: string) => void {
  const known = useRef<Set<string> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both are written inline; only the board decides
  useEffect(() => {
    if (!board) return;
    const before = known.current;
    const now = board.flatMap((each) => {
      const key = keyOf(each);
      return key === null ? [] : [{ key, each }];
    });
    known.current = new Set(now.map(({ key }) => key));
    const news = before ? now.filter(({ key }) => !before.has(key)) : [];
    if (news.length > 0) announce(news.map(({ each }) => each));
  }, [board]);

  return useCallback((key: string) => {
    known.current?.add(key);
  }, []);
}
