import { useLayoutEffect, useRef, useState } from 'react';
import { keptIn } from '#client/kept.ts';
import { keptFieldsName } from './forget-kept-fields.ts';

type Fields = Record<string, string>;
const tab = keptIn(() => sessionStorage);

/** Of a text that was kept: the fields that are known, where they are texts. */
export function fieldsOf<Known extends Fields>(text: string | null, start: Known): Known {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {}
  if (typeof kept !== 'object' || kept === null) return start;
  const known = Object.entries(kept).filter(([name, value]) => name in start && typeof value === 'string');
  return { ...start, ...Object.fromEntries(known) };
}

/** What was typed and not sent: the tab keeps it, since another step, a reload or another language must not cost it. No passwords. */
export function useKeptFields<Known extends Fields>(step: string, start: Known) {
  const name = keptFieldsName(step);
  const [fields, setFields] = useState(start);
  const latest = useRef(fields);
  // After the first view, which the server drew without knowing any of it.
  useLayoutEffect(() => {
    latest.current = fieldsOf(tab.read(name), latest.current);
    setFields(latest.current);
  }, [name]);
  const show = (next: Known, text: string | null) => {
    latest.current = next;
    setFields(next);
    tab.keep(name, text);
  };
  return {
    fields,
    change: (part: Partial<Known>) => {
      const next = { ...latest.current, ...part };
      show(next, JSON.stringify(next));
    },
    /** Sent, or done with: it begins anew. */
    forget: (next = start) => show(next, null),
  };
}
