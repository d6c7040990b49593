import { m } from '#generated/messages/messages.js';

/** Where no printer is found: the three things that are mostly wrong. As high while it is searched. */
export function WhatToCheck({ searched }: { searched: boolean }) {
  return (
    <div role="status" className="grid gap-1 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{searched ? m['printing.finding.nothing']() : m['printing.finding.meanwhile']()}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-2">
        <li>{m['printing.finding.checkPower']()}</li>
        <li>{m['printing.finding.checkNetwork']()}</li>
        <li>{m['printing.finding.checkCable']()}</li>
      </ul>
    </div>
  );
}
