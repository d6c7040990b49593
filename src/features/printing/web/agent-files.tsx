import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { buttonClass } from '#ui/button-class.ts';
import { Fold } from '#ui/fold.tsx';
import type { AgentDownload } from '../contract.ts';

/** The print agent for this visitor's system. */
export function AgentFile({ file }: { file: AgentDownload }) {
  return (
    <a href={file.url} download={file.name} className={buttonClass({ wide: true })}>
      {m['printing.agents.downloadFor']({ system: systemOf(file), size: sizeOf(file) })}
    </a>
  );
}

/** How a file of the agent is opened that no store of its system knows. */
export function HowToOpen({ file: { system, name } }: { file: AgentDownload }) {
  return (
    <div className="grid gap-2 text-ink-2 text-sm">
      <p>{m[`printing.agents.open.${system}`]()}</p>
      {system === 'linux' && (
        <code className="select-all rounded-md bg-sunken px-4 py-3 text-ink wrap-anywhere">{`chmod +x ${name} && ./${name}`}</code>
      )}
    </div>
  );
}

/** It for other computers, and how each file is checked. */
export function OtherAgentFiles({ files: [first, ...others] }: { files: readonly AgentDownload[] }) {
  if (!first) return null;
  return (
    <>
      {others.length > 0 && (
        <Fold title={m['printing.agents.otherSystems']()}>
          <ul className="grid gap-3">
            {others.map((file) => (
              <li key={file.name}>
                <a
                  href={file.url}
                  download={file.name}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 font-semibold text-brand-ink text-sm underline"
                >
                  <span>{systemOf(file)}</span>
                  <span className="font-normal text-ink-2">{sizeOf(file)}</span>
                </a>
                <HowToOpen file={file} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold title={m['printing.agents.checkFile']()}>
        <p className="text-ink-2 text-sm">{m['printing.agents.checkHint']()}</p>
        <dl className="grid gap-5 text-sm">
          {[first, ...others].map((file) => (
            <div key={file.name} className="grid gap-1.5">
              <dt className="font-medium">{systemOf(file)}</dt>
              <dd>
                <code className="block select-all rounded-md bg-sunken px-3 py-2 wrap-anywhere">
                  {sumCommand(file)}
                </code>
              </dd>
              <dd>
                {m['printing.agents.checkAnswer']()}
                <code className="block select-all wrap-anywhere">{file.sha256}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  );
}

/** What a system has for the checksum of a file, in the folder that it is in. */
function sumCommand({ system, name }: AgentDownload): string {
  if (system === 'windows') return `certutil -hashfile ${name} SHA256`;
  return system === 'macos' ? `shasum -a 256 ${name}` : `sha256sum ${name}`;
}

function systemOf({ system, arch }: AgentDownload): string {
  const kind = `${system}_${arch}` as const;
  return m[`printing.agents.systems.${kind}`]();
}

function sizeOf({ bytes }: AgentDownload): string {
  const style = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(getLocale(), style).format(Math.max(1, bytes / 1e6));
}
