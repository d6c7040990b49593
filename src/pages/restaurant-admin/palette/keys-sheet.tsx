import { useState } from 'react';
import { type KeyBinding, keysNow, lettersOn, switchLetters } from '#client/keys.ts';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';

const sections = ['screen', 'everywhere', 'pages'] as const;

/** The keys that answer on this screen, and the way to have letters do nothing. */
export default function KeysSheet({ onClose }: { onClose: () => void }) {
  const [listed] = useState(keysNow);
  const [letters, setLetters] = useState(lettersOn);
  return (
    <Dialog open size="m" onClose={onClose} title={m['shell.palette.keys.title']()} closeLabel={m['common.close']()}>
      <div className="grid gap-6">
        {sections.map((where) => {
          const bindings = listed.filter((binding) => binding.where === where);
          if (bindings.length === 0) return null;
          return (
            <section key={where} aria-labelledby={`keys-${where}`}>
              <h3 id={`keys-${where}`} className="mb-1 text-lg">
                {m[`shell.palette.keys.${where}`]()}
              </h3>
              <dl className="grid sm:grid-cols-2 sm:gap-x-8">
                {bindings.map((binding) => (
                  <Row key={binding.keys} binding={binding} />
                ))}
              </dl>
            </section>
          );
        })}
        <div className="border-hairline border-t pt-4">
          <Switch
            label={m['shell.palette.keys.letters']()}
            checked={letters}
            hint={m['shell.palette.keys.lettersHint']()}
            onChange={({ target }) => {
              switchLetters(target.checked);
              setLetters(target.checked);
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

function Row({ binding: { keys, label } }: { binding: KeyBinding }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-hairline border-b py-1.5">
      <dt className="min-w-0">{label}</dt>
      <dd className="flex shrink-0 gap-1">
        {keys.split(/[ +]/).map((key) => (
          <kbd
            key={key}
            className="grid min-w-7 place-items-center rounded-sm bg-sunken px-1.5 py-0.5 font-medium font-sans text-sm inset-ring inset-ring-hairline"
          >
            {key === 'mod' ? m['shell.palette.keys.mod']() : key.toUpperCase()}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
