import { useEffect, useRef, useState } from 'react';

interface Frame {
  id: number;
  address: string;
}

/** Long enough for a word to be typed, short enough to seem at once. */
const pauseMs = 250;

/** The frame that is seen and, behind it, the one that is being loaded; a newer one takes the place of one that still loads. */
export function usePreviewFrames(address: string, version: number) {
  const [frames, setFrames] = useState<Frame[]>([{ id: 0, address }]);
  const [failed, setFailed] = useState(false);
  const seen = useRef<HTMLIFrameElement | null>(null);
  const next = useRef(0);
  const show = (wanted: string) => {
    next.current += 1;
    const frame = { id: next.current, address: wanted };
    setFrames(([first]) => (first ? [first, frame] : [frame]));
  };

  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save shows the page anew, though its address stays
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => show(address), pauseMs);
    return () => clearTimeout(timer);
  }, [address, version]);

  return {
    frames,
    failed,
    retry: () => show(address),
    loaded(id: number, frame: HTMLIFrameElement) {
      // What is no page of ours (no connection, an error) has no content that may be looked at.
      const page = frame.contentDocument?.getElementById('content');
      setFailed(!page);
      if (!page) return;
      const scrolled = seen.current?.isConnected ? seen.current.contentWindow?.scrollY : undefined;
      if (frame !== seen.current && scrolled) frame.contentWindow?.scrollTo(0, scrolled);
      seen.current = frame;
      setFrames((now) => {
        const index = now.findIndex((each) => each.id === id);
        return index > 0 ? now.slice(index) : now;
      });
    },
  };
}
