import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { ReceiptIcon } from '../icons.tsx';
import { LoadMore } from '../load-more.tsx';
import { Notice } from '../notice.tsx';
import { OfflineBanner } from '../offline-banner.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Sum, Sums } from '../sums.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { GallerySection, Row } from './section.tsx';

export function GalleryStates() {
  return (
    <GallerySection id="states" title="States">
      <Row label="Badges">
        <Badge tone="yellow">Pendente</Badge>
        <Badge tone="blue">Preparando</Badge>
        <Badge tone="green">Pronto</Badge>
        <Badge tone="red">Ocupada</Badge>
        <Badge>Entregue</Badge>
        <Badge tone="blue">Uma situação de nome tão comprido que precisa de mais de uma linha no telefone</Badge>
      </Row>
      <Row label="Waiting">
        <Spinner label="Carregando" />
        <Spinner size={28} />
        <div role="status" className="grid w-64 gap-2">
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      </Row>
      <div className="grid gap-3">
        <Notice
          tone="yellow"
          title="Expira em 6 dias"
          action={
            <Button variant="plain" size="s">
              Renovar
            </Button>
          }
        >
          Renove até 27 de novembro para continuar recebendo pedidos.
        </Notice>
        <Notice tone="green" title="Conta paga" />
        <Notice tone="red" title="O pagamento foi recusado" live>
          Tente outro cartão.
        </Notice>
        <Notice>Nada de novo por aqui.</Notice>
        <OfflineBanner offline>Sem conexão. Seus pedidos serão enviados quando ela voltar.</OfflineBanner>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <EmptyState
          icon={ReceiptIcon}
          title="Nenhum pedido ainda"
          action={<Button variant="soft">Ver o cardápio</Button>}
        >
          Quando um cliente pedir, o pedido aparece aqui.
        </EmptyState>
        <ErrorState title="Não foi possível carregar" retryLabel="Tentar de novo" onRetry={() => {}}>
          Confira a conexão.
        </ErrorState>
      </div>
      <Sums className="max-w-sm">
        <Sum label="Subtotal">R$ 87,80</Sum>
        <Sum label="Taxa de serviço (10% dos itens)">R$ 8,78</Sum>
        <Sum label="Total" strength="total">
          R$ 96,58
        </Sum>
        <Sum label="Total" strength="grand">
          R$ 1.096,58
        </Sum>
      </Sums>
      <LoadMore label="Mostrar mais" onMore={() => {}}>
        24 de 58
      </LoadMore>
    </GallerySection>
  );
}
