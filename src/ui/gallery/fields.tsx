import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { Field } from '../field.tsx';
import { MoneyInput } from '../money-input.tsx';
import { PasswordInput } from '../password-input.tsx';
import { Radio } from '../radio.tsx';
import { Select } from '../select.tsx';
import { Switch } from '../switch.tsx';
import { TextInput } from '../text-input.tsx';
import { Textarea } from '../textarea.tsx';
import { GallerySection } from './section.tsx';

export function GalleryFields() {
  const [cents, setCents] = useState(3500);
  return (
    <GallerySection id="fields" title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nome do restaurante" required hint="Sua página será /r/cafe-do-joao">
          {(control) => <TextInput {...control} defaultValue="Café do João" />}
        </Field>
        <Field label="Confirmar senha" error="Suas senhas não estão iguais">
          {(control) => <PasswordInput {...control} defaultValue="secret-1" showLabel="Show" hideLabel="Hide" />}
        </Field>
        <Field label="Telefone" aside="Opcional">
          {(control) => <TextInput {...control} type="tel" placeholder="(11) 3031-0042" />}
        </Field>
        <Field label="Valor">
          {(control) => <MoneyInput {...control} sign="R$" cents={cents} onChange={setCents} />}
        </Field>
        <Field label="Categoria">
          {(control) => (
            <Select {...control}>
              <option>Todas as Categorias</option>
              <option>Uma categoria de nome tão comprido que não cabe na largura de um telefone pequeno</option>
            </Select>
          )}
        </Field>
        <Field label="Disabled">{(control) => <TextInput {...control} disabled defaultValue="Fechado" />}</Field>
        <Field label="Read only">{(control) => <TextInput {...control} readOnly defaultValue="K7M 4QX" />}</Field>
        <Field label="Detalhes">{(control) => <Textarea {...control} defaultValue="Sem coentro, por favor." />}</Field>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <fieldset>
          <legend className="mb-1 font-semibold">Acompanhamento</legend>
          <Radio name="side" label="Arroz de coco" aside="Incluso" defaultChecked />
          <Radio name="side" label="Purê de mandioquinha com um nome muito comprido mesmo" aside="+ R$ 6,00" />
          <Radio name="side" label="Arroz branco" aside="Indisponível" disabled />
        </fieldset>
        <fieldset>
          <legend className="mb-1 font-semibold">Adicionais</legend>
          <Checkbox label="Farofa de dendê" aside="+ R$ 8,00" defaultChecked />
          <Checkbox label="Castanha-de-caju" hint="Tostada na casa" aside="+ R$ 7,00" />
          <Checkbox label="Palmito grelhado" aside="Indisponível" disabled />
        </fieldset>
        <div className="grid justify-items-start">
          <Switch label="Taxa de serviço (10% dos itens)" hint="Opcional para o cliente" defaultChecked />
          <Switch label="Segunda-feira" />
          <Switch label="Disabled" disabled defaultChecked />
          <Switch label="Without a visible label" labelHidden />
        </div>
      </div>
    </GallerySection>
  );
}
