import { useLayoutEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Printer } from '../../printers/contract.ts';
import { isWell } from '../../printers/troubled.ts';
import { standingText, toneOf } from '../standing.ts';
import { useLongerThan } from '../use-longer-than.ts';
import { NothingCameOut } from './nothing-came-out.tsx';
import { StepFrame } from './step-frame.tsx';
import { useAdjustedTest } from './use-adjusted-test.ts';
import type { Steps } from './use-steps.ts';

/** A printer that was just added is heard of a few seconds later: until then its page waits without a fault. */
const firstWordMs = 12_000;

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
  // Of a page that was not confirmed it is asked whether it came out.
  const waits = printer.waiting > 0;
  const stuck = waits && !isWell(printer);
  const young = stuck && printer.standing === 'never' && printer.awayComputer === null;
  const patient = !useLongerThan(young, firstWordMs) && young;
  const asked = test.printed > 0 && !waits && !test.busy;
  const advised = test.printed > 0 && stuck && !patient;
  const again = useRef<HTMLButtonElement>(null);
  // What was pressed may be gone while its page comes out: keys go on from where another is printed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when something comes or goes
  useLayoutEffect(() => {
    if (test.printed > 0 && document.activeElement === document.body) again.current?.focus({ preventScroll: true });
  }, [asked, advised]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const change = (answer: Answer, act: (() => void) | null, none: Answer) => {
    setAnswer(act ? answer : none);
    act?.();
  };
  const right = () => {
    toast.success(m['printing.adding.ready']());
    onDone();
  };
  const print = (
    <Button ref={again} variant={test.printed > 0 ? 'quiet' : 'fill'} busy={test.busy} onClick={test.print}>
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
        {stuck && m['printing.adding.testWaits']()}
      </p>
      <div className="grid sm:justify-items-start">{print}</div>
      {test.printed > 0 && !stuck && (test.busy || waits) && (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner size={20} />
          {m['printing.adding.printing']()}
        </p>
      )}
      {advised && <NothingCameOut {...{ printer, test }} />}
      {asked && (
        <fieldset className="grid gap-3 border-hairline border-t pt-5">
          <legend className="contents font-semibold text-lg">{m['printing.adding.right']()}</legend>
          <div className="grid grid-cols-2 gap-2">
            <Button onClick={right}>{m['printing.adding.yes']()}</Button>
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
          {answer === 'nothing' ? (
            <NothingCameOut {...{ printer, test }} />
          ) : (
            <div role="status">{answer && <Advice answer={answer} printer={printer} />}</div>
          )}
        </fieldset>
      )}
    </StepFrame>
  );
}

interface AdviceProps {
  answer: Exclude<Answer, 'nothing'>;
  printer: Printer;
}

/** What was changed for the page that came out last, or that nothing is left to change. */
function Advice({ answer, printer: { codePage, columns } }: AdviceProps) {
  if (answer === 'noMoreAccents') return <Notice tone="yellow">{m['printing.adding.noMoreAccents']()}</Notice>;
  if (answer === 'noShorterLines') return <Notice tone="yellow">{m['printing.adding.noShorterLines']()}</Notice>;
  if (answer === 'accents') {
    const set = m[`printing.codePages.${codePage}`]();
    return <Notice>{m['printing.adding.nowAccents']({ set })}</Notice>;
  }
  return <Notice>{m['printing.adding.nowColumns']({ columns })}</Notice>;
}
