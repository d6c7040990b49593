import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Dot } from '../dot.tsx';
import { IconButton } from '../icon-button.tsx';
import { PencilIcon } from '../late-icons.tsx';
import type { Column, Sort } from '../staff/column.ts';
import { DataTable } from '../staff/data-table.tsx';
import { PrinterIcon } from '../staff/icons.tsx';
import { StatCard } from '../staff/stat-card.tsx';
import type { Tone } from '../tone-class.ts';
import { GallerySection } from './section.tsx';

type Order = { time: string; table: string; items: string; status: string; tone: Tone; total: string };

const orders: Order[] = [
  {
    time: '20:13',
    table: 'Mesa #4',
    items: 'Picanha na brasa +2',
    status: 'Pendente',
    tone: 'yellow',
    total: 'R$ 128,70',
  },
  {
    time: '20:00',
    table: 'Mesa #7',
    items: 'Feijoada completa para dividir entre seis pessoas com fome',
    status: 'Preparando',
    tone: 'blue',
    total: 'R$ 143,00',
  },
  {
    time: '19:53',
    table: 'Mesa #15',
    items: 'Risoto de abóbora +1',
    status: 'Pronto',
    tone: 'green',
    total: 'R$ 63,80',
  },
];

const columns: Column<Order>[] = [
  { key: 'time', header: 'Hora', cell: (order) => <time>{order.time}</time>, sortable: true },
  { key: 'table', header: 'Mesa', cell: (order) => order.table, heading: true, sortable: true },
  {
    key: 'items',
    header: 'Itens',
    cell: (order) => <span className="min-w-0 text-right md:text-left">{order.items}</span>,
  },
  { key: 'status', header: 'Situação', cell: (order) => <Badge tone={order.tone}>{order.status}</Badge> },
  {
    key: 'total',
    header: 'Total',
    align: 'right',
    sortable: true,
    cell: (order) => <b className="font-semibold">{order.total}</b>,
  },
  {
    key: 'actions',
    header: 'Ações',
    headerHidden: true,
    cell: () => (
      <span className="flex justify-end">
        <IconButton icon={PrinterIcon} label="Print" />
        <IconButton icon={PencilIcon} label="Edit" />
      </span>
    ),
  },
];

export function GalleryStaff() {
  const [sort, setSort] = useState<Sort>({ key: 'time', direction: 'descending' });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <StatCard label="Pedidos de hoje" foot="+9 que no sábado passado">
          64
        </StatCard>
        <StatCard
          label="Pedidos ativos"
          foot={
            <span className="inline-flex items-center gap-1.5">
              <Dot tone="yellow" /> 2 pendentes
            </span>
          }
        >
          4
        </StatCard>
        <StatCard label="Receita de hoje" sign="R$ " foot="R$ 85,66 por pedido">
          5.482,30
        </StatCard>
        <StatCard label="Total de mesas">18</StatCard>
      </div>
      <GallerySection id="admin" title="Tables of data">
        <DataTable
          caption="Últimos pedidos"
          columns={columns}
          rows={orders}
          rowKey={(order) => order.table}
          sort={sort}
          onSort={setSort}
        />
      </GallerySection>
    </>
  );
}
