import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import type { Printer } from '#features/printing/printers/contract.ts';
import { AddPrinterDialog } from '#features/printing/web/adding/add-printer-dialog.tsx';
import { AgentsSection } from '#features/printing/web/agents-section.tsx';
import { PrinterFormDialog } from '#features/printing/web/printer-form-dialog.tsx';
import { PrinterList } from '#features/printing/web/printer-list.tsx';
import { SecretDialog } from '#features/printing/web/secret-dialog.tsx';
import { usePrinters } from '#features/printing/web/use-printers.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Printers() {
  const printers = usePrinters();
  const stations = useQuery({
    ...api.menuEditing.read.queryOptions(),
    select: (menu) => menu.stations.map(({ id, name }) => [id, name] as const),
  });
  const now = useClock(printers.data?.now, printers.dataUpdatedAt);
  const [opened, setOpened] = useState<Printer | 'new' | null>(null);
  const [secretUrl, setSecretUrl] = useState<string | null>(null);
  const names = new Map(stations.data ?? []);
  return (
    <>
      <PageHeader
        title={m['printing.title']()}
        actions={
          <Button
            variant={printers.data?.printers.length === 0 ? 'soft' : 'fill'}
            onClick={() => setOpened('new')}
            className="max-sm:size-13 max-sm:px-0!"
          >
            <PlusIcon />
            <span className="max-sm:sr-only">{m['printing.add']()}</span>
          </Button>
        }
      />
      <div className="px-4 lg:px-7">
        <PrinterList printers={printers} stations={names} now={now} onEdit={setOpened} onAdd={() => setOpened('new')}>
          {(agents) => <AgentsSection agents={agents} now={now} />}
        </PrinterList>
      </div>
      {opened === 'new' && <AddPrinterDialog stations={names} onClose={() => setOpened(null)} />}
      {opened && opened !== 'new' && (
        <PrinterFormDialog
          printer={opened}
          others={(printers.data?.printers ?? []).filter(({ id }) => id !== opened.id)}
          agents={printers.data?.agents ?? []}
          stations={names}
          onSecret={setSecretUrl}
          onClose={() => setOpened(null)}
        />
      )}
      {secretUrl && <SecretDialog url={secretUrl} onClose={() => setSecretUrl(null)} />}
    </>
  );
}
