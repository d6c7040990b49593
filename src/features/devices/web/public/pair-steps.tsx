import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { CodeDrawing, DeskDrawing, ListDrawing } from './step-drawings.tsx';

/** What the owner does meanwhile, and what the screen will see. */
export function PairSteps({ host }: { host: string }) {
  return (
    <footer className="grid gap-4 px-5 pb-5 sm:px-7">
      <ol className="grid gap-3 sm:grid-cols-3">
        <Step drawing={<DeskDrawing />} number={1}>
          {m['devices.screen.step1']({ address: host })}
        </Step>
        <Step drawing={<ListDrawing />} number={2}>
          {m['devices.screen.step2']()}
        </Step>
        <Step drawing={<CodeDrawing />} number={3}>
          {m['devices.screen.step3']()}
        </Step>
      </ol>
      <p className="text-balance text-center text-on-panel-2 text-sm">{m['devices.screen.sees']()}</p>
    </footer>
  );
}

function Step({ number, drawing, children }: { number: number; drawing: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-4 rounded-xl bg-on-panel/9 px-4 py-4 sm:grid sm:content-start sm:justify-items-center sm:gap-3 sm:text-center">
      <span className="hidden h-22 place-items-center sm:grid">{drawing}</span>
      <span aria-hidden="true" className="font-bold text-brand-ground text-xl">
        {number}
      </span>
      <p className="min-w-0 text-balance wrap-anywhere">{children}</p>
    </li>
  );
}
