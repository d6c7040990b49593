import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Printer } from '../../printers/contract.ts';
import { standingText, toneOf } from '../standing.ts';
import { StepFrame } from './step-frame.tsx';
import { useAdjustedTest } from './use-adjusted-test.ts';
import type { Steps } from './use-steps.ts';

type Answer = 'accents' | 'noMoreAccents' | 'lines' | 'noShorterLines' | 'nothing';

interface TestStepProps {
  steps: Steps;
  printer: Printer;
  now: number;
  onDone: () => void;
}

/** The last step: a page with every letter, and what to do where it did not come out right. */
export function TestStep({ steps, printer, now, onDone }: TestStepProps) {
  const test = useAdjustedTest(printer);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const change = (answer: Answer, act: (() => void) | null, none: Answer) => {
    setAnswer(act ? answer : none);
    act?.();
  };
  const print = (
    <Button variant={test.printed > 0 ? 'quiet' : 'fill'} busy={test.busy} onClick={test.print}>
      {test.printed > 0 ? m['printing.adding.testAgain']() : m['printing.test']()}
    </Button>
  );
  return (
    <StepFrame
      steps={steps}
      title={m['printing.adding.testTitle']({ name: printer.name })}
      lead={m['printing.adding.testLead']()}
      action={
        <Button variant="quiet" onClick={onDone}>
          {m['printing.adding.finish']()}
        </Button>
      }
    >
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={toneOf(printer)}>{standingText(printer, now)}</Badge>
        {printer.waiting + printer.failed > 0 && m['printing.adding.testWaits']()}
      </p>
      <div className="grid sm:justify-items-start">{print}</div>
      {test.printed > 0 && (
        <fieldset className="grid gap-3 border-hairline border-t pt-5">
          <legend className="contents font-semibold text-lg">{m['printing.adding.right']()}</legend>
          <div className="grid grid-cols-2 gap-2">
            <Button onClick={onDone}>{m['printing.adding.yes']()}</Button>
            <Button
              variant="quiet"
              busy={test.busy}
              onClick={() => change('accents', test.otherAccents, 'noMoreAccents')}
            >
              {m['printing.adding.accents']()}
            </Button>
            <Button
              variant="quiet"
              busy={test.busy}
              onClick={() => change('lines', test.shorterLines, 'noShorterLines')}
            >
              {m['printing.adding.lines']()}
            </Button>
            <Button variant="quiet" onClick={() => setAnswer('nothing')}>
              {m['printing.adding.nothing']()}
            </Button>
          </div>
          <div role="status">{answer && <Advice answer={answer} printer={printer} busy={test.busy} />}</div>
        </fieldset>
      )}
    </StepFrame>
  );
}

interface AdviceProps {
  answer: Answer;
  printer: Printer;
  busy: boolean;
}

/** What was changed for the next page, or what to check. */
function Advice({ answer, printer: { kind, codePage, columns }, busy }: AdviceProps) {
  if (answer === 'nothing') {
    return (
      <Notice tone="yellow" title={m['printing.adding.checkTitle']()}>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          <li>{m['printing.adding.checkPaper']()}</li>
          <li>{kind === 'agent' ? m['printing.adding.checkComputer']() : m['printing.adding.checkAddress']()}</li>
          <li>{kind === 'agent' ? m['printing.adding.checkPrinter']() : m['printing.adding.checkInternet']()}</li>
        </ul>
      </Notice>
    );
  }
  if (answer === 'noMoreAccents') return <Notice tone="yellow">{m['printing.adding.noMoreAccents']()}</Notice>;
  if (answer === 'noShorterLines') return <Notice tone="yellow">{m['printing.adding.noShorterLines']()}</Notice>;
  if (busy) return null;
  if (answer === 'accents') {
    const set = m[`printing.codePages.${codePage}`]();
    return <Notice>{m['printing.adding.nowAccents']({ set })}</Notice>;
  }
  return <Notice>{m['printing.adding.nowColumns']({ columns })}</Notice>;
}
