import { useCallback, useState } from 'react';
import type { PictureKind } from '#lib/sent-files.ts';

/** Whether a picture of a form is on its way: saved before it is there, the form would be saved without it. */
export function useUploads() {
  const [kinds, setKinds] = useState<readonly PictureKind[]>([]);
  const report = useCallback(
    (kind: PictureKind, uploading: boolean) =>
      setKinds((before) => [...before.filter((other) => other !== kind), ...(uploading ? [kind] : [])]),
    [],
  );
  return { uploading: kinds.length > 0, report };
}
