import { copyText } from '#client/copy-text.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { CopyIcon } from '#ui/staff/icons.tsx';

/** A computer is connected by whoever installs its systems, in the terminal. */
export function TerminalWay({ command, onCopied }: { command: string; onCopied?: () => void }) {
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-5 text-sm">
        <li>{m['printing.agents.stepComputer']()}</li>
        <li>{m['printing.agents.stepTerminal']()}</li>
        <li>{m['printing.agents.stepPaste']()}</li>
      </ol>
      <code className="select-all rounded-md bg-sunken p-4 text-sm wrap-anywhere" onCopy={onCopied}>
        {command}
      </code>
      <Button
        variant="soft"
        className="justify-self-start"
        onClick={() => {
          onCopied?.();
          void copyText(command, { done: m['printing.agents.copied']() });
        }}
      >
        <CopyIcon />
        {m['printing.agents.copy']()}
      </Button>
    </>
  );
}
