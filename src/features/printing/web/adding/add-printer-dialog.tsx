import { useState } from 'react';
import { discardWords } from '#client/discard-words.ts';
import { Loading } from '#client/loading.tsx';
import { RereadFailed } from '#client/read.tsx';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import type { PrinterKind } from '../../values.ts';
import { connectState } from '../agent-state.ts';
import type { Pairing } from '../connect-computer.tsx';
import { draftFaults, newDraft, type PrinterDraft } from '../printer-draft.ts';
import { secretWords } from '../secret-words.ts';
import { awaitedMs, usePrinters } from '../use-printers.ts';
import { AddressStep } from './address-step.tsx';
import { ComputerStep } from './computer-step.tsx';
import { ConnectStep } from './connect-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { FindStep } from './find-step.tsx';
import { KindStep } from './kind-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { TestStep } from './test-step.tsx';
import { type Created, useCreatePrinter } from './use-create-printer.ts';
import { useSteps } from './use-steps.ts';
import { useUnconnected } from './use-unconnected.ts';

interface AddPrinterDialogProps {
  stations: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** A printer is added step by step: what stands on the counter, how it is reached, what it prints, and a page to see that it does. */
export function AddPrinterDialog({ stations, onClose }: AddPrinterDialogProps) {
  const query = usePrinters({ everyMs: awaitedMs });
  const { printers = [], agents = [] } = query.data ?? {};
  const now = useClock(query.data?.now, query.dataUpdatedAt);
  const steps = useSteps('kind');
  const [draft, setDraft] = useState<PrinterDraft>(() => newDraft('agent', true));
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const [created, setCreated] = useState<Created | null>(null);
  const { form, errors, setErrors, settle, refuse } = useFieldErrors();
  const change = (part: Partial<PrinterDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    settle(Object.keys(part));
  };
  const { create, busy, unsent } = useCreatePrinter({
    onCreated: (made) => {
      setCreated(made);
      steps.startFrom(made.secretUrl ? 'address' : 'test');
    },
    onRefused: refuse,
  });
  const save = () => {
    // Its address was looked at where it was typed.
    const { name } = draftFaults(draft);
    setErrors(name ? { name } : {});
    if (!name) create(draft);
  };
  const chooseKind = (kind: PrinterKind) => {
    if (kind !== draft.kind || !draft.name) setDraft(newDraft(kind, printers.length === 0));
    steps.go(kind === 'agent' ? 'computer' : 'details');
  };
  const chooseComputer = (agentId: string) => {
    change({ agentId });
    steps.go('find');
  };
  const unconnected = useUnconnected();
  const leave = () => {
    unconnected.drop(agents);
    onClose();
  };
  const [copied, setCopied] = useState(false);
  const secret = steps.at === 'address' && !copied;
  const agent = agents.find(({ id }) => id === draft.agentId) ?? null;
  const printer = printers.find(({ id }) => id === created?.id);
  return (
    <GuardedDialog
      flush
      touched={secret || (created === null && (draft.name !== '' || draft.address !== ''))}
      busy={busy}
      words={secret ? secretWords() : discardWords()}
      size="m"
      onClose={leave}
      title={m['printing.addTitle']()}
    >
      <div className="px-5 pb-2 empty:hidden sm:px-6">
        <RereadFailed query={query}>{m['printing.loadFailed']()}</RereadFailed>
      </div>
      {steps.at === 'kind' && (
        <KindStep steps={steps} connected={agents.some(({ paired }) => paired)} onChoose={chooseKind} />
      )}
      {steps.at === 'computer' && (
        <ComputerStep
          steps={steps}
          agents={agents}
          onChoose={chooseComputer}
          onPairing={(made, added) => {
            setPairing(made);
            if (added) unconnected.added(made.id);
            change({ agentId: made.id });
            steps.go('connect');
          }}
        />
      )}
      {steps.at === 'connect' && pairing && (
        <ConnectStep
          steps={steps}
          pairing={pairing}
          state={connectState(agents, pairing.id)}
          onCommandCopied={() => unconnected.handedOn(pairing.id)}
          onNext={() => steps.go('find')}
        />
      )}
      {steps.at === 'find' && (
        <FindStep
          steps={steps}
          agent={agent}
          address={draft.address ?? ''}
          onAddress={(address) => change({ address })}
          onChoose={(address) => {
            change({ address });
            setErrors({});
            steps.go('details');
          }}
        />
      )}
      {steps.at === 'details' && (
        <DetailsStep
          steps={steps}
          draft={draft}
          change={change}
          errors={errors}
          stations={stations}
          form={form}
          busy={busy}
          unsent={unsent}
          onSave={save}
        />
      )}
      {steps.at === 'address' && created?.secretUrl && (
        <AddressStep
          steps={steps}
          url={created.secretUrl}
          called={printer !== undefined && printer.standing !== 'never'}
          onCopied={() => setCopied(true)}
          onNext={() => steps.go('test')}
        />
      )}
      {steps.at === 'test' &&
        (printer ? (
          <TestStep steps={steps} printer={printer} now={now} onDone={leave} />
        ) : (
          <StepFrame steps={steps} title={m['printing.adding.testTitle']({ name: draft.name })}>
            <Loading className="grid" itemClass="h-28 rounded-md" />
          </StepFrame>
        ))}
    </GuardedDialog>
  );
}
