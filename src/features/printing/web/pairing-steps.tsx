import { copyText } from '#client/copy-text.ts';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { CopyIcon } from '#ui/staff/icons.tsx';

/** The code of a print program, and what to do with it on the computer that it runs on. */
export function PairingSteps({ code, until }: { code: string; until: string }) {
  const timeZone = useTimezone();
  const command = `npm run print-agent -- --server ${location.origin} --code ${code}`;
  return (
    <div className="grid gap-4" role="status">
      <p className="rounded-md bg-sunken py-5 text-center font-bold text-2xl tabular-nums tracking-[0.1em] sm:text-4xl">
        {code.replace(/\d{4}(?=\d)/g, '$& ')}
      </p>
      <p>{m['printing.agents.codeUntil']({ time: formatTime(until, getLocale(), timeZone) })}</p>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{m['printing.agents.stepComputer']()}</li>
        <li>{m['printing.agents.stepTerminal']()}</li>
        <li>{m['printing.agents.stepPaste']()}</li>
      </ol>
      <code className="select-all rounded-md bg-sunken p-4 text-sm wrap-anywhere">{command}</code>
      <Button
        variant="soft"
        className="justify-self-start"
        onClick={() => void copyText(command, { done: m['printing.agents.copied']() })}
      >
        <CopyIcon />
        {m['printing.agents.copy']()}
      </Button>
    </div>
  );
}
