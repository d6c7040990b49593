import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { buttonClass } from '../button-class.ts';
import { IconButton } from '../icon-button.tsx';
import { PlusIcon } from '../icons.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { PencilIcon, TrashIcon } from '../late-icons.tsx';
import { NumberStepper } from '../number-stepper.tsx';
import { Segmented } from '../segmented.tsx';
import { ArrowRightIcon, FlameIcon, PrinterIcon } from '../staff/icons.tsx';
import { GallerySection, Row } from './section.tsx';

const variants = ['fill', 'soft', 'quiet', 'plain', 'danger', 'danger-plain'] as const;

export function GalleryActions() {
  const [count, setCount] = useState(1);
  const [filter, setFilter] = useState('all');
  return (
    <GallerySection id="actions" title="Actions">
      <Row label="Variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row label="Disabled and busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
        <Button busy busyLabel="Enviando...">
          Fazer pedido
        </Button>
        <Button variant="soft" busy>
          Fazer pedido
        </Button>
      </Row>
      <Row label="Sizes, with icon, pill, as a link, very long">
        <Button size="s">
          <PlusIcon size={18} />
          Adicionar
        </Button>
        <Button size="l">
          <FlameIcon />
          Começar Preparo
        </Button>
        <a href="#fields" className={buttonClass({ variant: 'quiet', pill: true })}>
          Ver demonstração <ArrowRightIcon size={18} />
        </a>
        <Button variant="soft" wide>
          Um texto muito comprido que um tradutor escreveu sem pensar que a tela do telefone tem só trezentos e sessenta
        </Button>
      </Row>
      <Row label="Icon buttons">
        <IconButton icon={PrinterIcon} label="Print" />
        <IconButton icon={PencilIcon} label="Edit" tone="soft" />
        <IconButton icon={PlusIcon} label="Add" tone="fill" />
        <IconButton icon={TrashIcon} label="Remove" tone="danger" />
        <IconButton icon={TrashIcon} label="Disabled" disabled />
        <IconButton icon={TrashIcon} label="Busy" busy />
      </Row>
      <Row label="Stepper, language, avatars">
        <NumberStepper
          value={count}
          onChange={setCount}
          min={1}
          max={9}
          label="Quantity"
          decreaseLabel="Less"
          increaseLabel="More"
        />
        <NumberStepper
          value={3}
          onChange={setCount}
          label="Quantity"
          decreaseLabel="Less"
          increaseLabel="More"
          disabled
        />
        <LanguageToggle label="Language" current="pt-BR" to="/dev/ui" />
        <Avatar name="restaurante" />
        <Avatar name="Ção" tone="tint" />
        <Avatar name="Demo" tone="ground" square size="l" />
      </Row>
      <Row label="Segmented">
        <Segmented
          label="Tables"
          value={filter}
          onChange={setFilter}
          segments={[
            { value: 'all', label: 'Todas', count: 18 },
            { value: 'free', label: 'Livre', count: 9, tone: 'green' },
            { value: 'taken', label: 'Ocupada', count: 7, tone: 'red' },
            { value: 'reserved', label: 'Reservada', count: 2, tone: 'yellow' },
          ]}
        />
        <Segmented
          label="Discount"
          wide
          value={filter === 'free' ? 'all' : filter}
          onChange={setFilter}
          segments={[
            { value: 'all', label: 'Valor fixo' },
            { value: 'reserved', label: 'Porcentagem' },
          ]}
        />
      </Row>
    </GallerySection>
  );
}
