import { lazy, Suspense, useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { NumberStepper } from '../number-stepper.tsx';
import { Radio } from '../radio.tsx';
import { Sum, Sums } from '../sums.tsx';
import { GallerySection, Row } from './section.tsx';

const Toaster = lazy(() => import('../toaster.tsx'));

async function say(kind: 'success' | 'error' | 'loading') {
  const { toast } = await import('react-hot-toast/headless');
  toast[kind](`Um aviso do tipo ${kind}`);
}

export function GalleryDialogs() {
  const [open, setOpen] = useState<'sheet' | 'confirm' | null>(null);
  const [count, setCount] = useState(1);
  const close = () => setOpen(null);
  return (
    <GallerySection id="dialogs" title="Dialogs and toasts">
      <Row label="Open one">
        <Button variant="soft" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button variant="soft" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button variant="quiet" onClick={() => say('success')}>
          Success
        </Button>
        <Button variant="quiet" onClick={() => say('error')}>
          Error
        </Button>
        <Button variant="quiet" onClick={() => say('loading')}>
          Loading
        </Button>
      </Row>
      <Dialog
        open={open === 'sheet'}
        onClose={close}
        title="Moqueca de banana-da-terra"
        subtitle="Leite de coco, dendê e pimentões"
        closeLabel="Close"
        footer={
          <div className="grid gap-4">
            <div className="flex items-center justify-between gap-4">
              <NumberStepper
                value={count}
                onChange={setCount}
                min={1}
                label="Quantity"
                decreaseLabel="Less"
                increaseLabel="More"
              />
              <span className="money font-semibold text-2xl">R$ 62,90</span>
            </div>
            <div className="flex gap-3">
              <Button variant="quiet" onClick={close}>
                Cancelar
              </Button>
              <Button className="grow" onClick={close}>
                Adicionar
              </Button>
            </div>
          </div>
        }
      >
        {['Arroz de coco', 'Arroz branco', 'Purê', 'Farofa', 'Vinagrete', 'Pirão', 'Couve', 'Feijão', 'Batata'].map(
          (name) => (
            <Radio key={name} name="sheet-side" label={name} aside="Incluso" />
          ),
        )}
        <Sums className="mt-4">
          <Sum label="Subtotal">R$ 54,90</Sum>
          <Sum label="Farofa de dendê">R$ 8,00</Sum>
          <Sum label="Total" strength="grand">
            R$ 62,90
          </Sum>
        </Sums>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Gerar novo código?"
        confirmLabel="Gerar novo código"
        cancelLabel="Cancelar"
        closeLabel="Close"
        tone="danger"
      >
        O código atual deixa de funcionar e a folha precisa ser impressa de novo.
      </ConfirmDialog>
      <Suspense>
        <Toaster />
      </Suspense>
    </GallerySection>
  );
}
