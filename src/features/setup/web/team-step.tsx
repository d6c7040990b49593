import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Radio } from '#ui/radio.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { StaffMember } from '../../staff/contract.ts';
import { staffAccountRoles } from '../../staff/values.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './steps.ts';
import { useKeptFields } from './use-kept-fields.ts';

const nobody = { name: '', email: '', role: 'waiter' };

export function TeamStep({ state, skip, back, onward }: StepProps) {
  const formId = useId();
  const queries = useQueryClient();
  const { fields, change, forget } = useKeptFields(`team-${state.restaurant.slug}`, nobody);
  const [password, setPassword] = useState('');
  const role = staffAccountRoles.find((each) => each === fields.role) ?? 'waiter';
  const typed = { ...fields, role, password };
  const [added, setAdded] = useState<StaffMember[]>([]);
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const hire = useChange(api.setup.hire.mutationOptions(), {
    failed: m['setup.failed'](),
    rereads: [api.setup.read.key()],
    onDone: (member) => {
      setAdded((before) => [...before, member]);
      forget();
      setPassword('');
      setErrors({});
      void queries.invalidateQueries({ queryKey: api.staff.key() });
    },
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!hire.isPending) hire.mutate({ ...typed, active: true });
  };
  const there = state.staff > 0;
  return (
    <StepFrame
      title={m['setup.team.title']()}
      lead={m['setup.team.lead']()}
      actions={
        <>
          {there ? (
            <Button pill className="max-lg:grow lg:px-8" onClick={onward}>
              {m['setup.continue']()}
            </Button>
          ) : (
            <Button type="submit" form={formId} pill className="max-lg:grow lg:px-8" busy={hire.isPending}>
              {m['setup.team.add']()}
            </Button>
          )}
          {back}
          {!there && skip}
        </>
      }
      stage={
        <div className="px-5 py-8 lg:px-14 lg:pt-13">
          <h2 className="text-xl tracking-tight">{m['setup.team.who']()}</h2>
          <ul className="mt-4 grid gap-3">
            <Person name={m['setup.team.you']()} role={m['shell.role.restaurant_owner']()}>
              {m['setup.team.ownerMay']()}
            </Person>
            {added.map((member) => (
              <Person key={member.id} name={member.name} role={m[`staff.roles.${member.role}`]()}>
                {member.email}
              </Person>
            ))}
            {added.length === 0 && (
              <>
                <Person ghost name={m['staff.roles.waiter']()}>
                  {m['setup.team.waiterMay']()}
                </Person>
                <Person ghost name={m['staff.roles.cashier']()}>
                  {m['setup.team.cashierMay']()}
                </Person>
              </>
            )}
          </ul>
        </div>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid max-w-120 gap-5">
        <Field label={m['staff.name']()} error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              value={typed.name}
              autoComplete="off"
              maxLength={mostCharacters.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={m['staff.email']()} error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={typed.email}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={mostCharacters.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{m['staff.role']()}</legend>
          <div className="flex gap-8">
            {staffAccountRoles.map((each) => (
              <Radio
                key={each}
                name={`${formId}-role`}
                label={m[`staff.roles.${each}`]()}
                checked={role === each}
                onChange={() => change({ role: each })}
              />
            ))}
          </div>
        </fieldset>
        <Field label={m['staff.password']()} hint={m['staff.passwordHint']()} error={errors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              value={typed.password}
              autoComplete="new-password"
              maxLength={mostCharacters.password}
              showLabel={m['accounts.showPassword']()}
              hideLabel={m['accounts.hidePassword']()}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {there && (
          <Button type="submit" variant="quiet" pill className="justify-self-start" busy={hire.isPending}>
            {m['setup.team.another']()}
          </Button>
        )}
      </form>
    </StepFrame>
  );
}

interface PersonProps {
  name: string;
  role?: string;
  ghost?: boolean;
  children: string;
}

function Person({ name, role, ghost, children }: PersonProps) {
  return (
    <li
      className={
        ghost
          ? 'flex items-center gap-3.5 rounded-lg border border-control border-dashed p-3 text-ink-2'
          : 'flex items-center gap-3.5 rounded-lg bg-surface p-3'
      }
    >
      <Avatar name={name} size="m" tone={ghost ? 'ground' : 'tint'} square />
      <span className="min-w-0 grow">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        <span className="block text-ink-2 text-sm wrap-anywhere">{children}</span>
      </span>
      {role && <span className="shrink-0 text-ink-2 text-sm">{role}</span>}
    </li>
  );
}
