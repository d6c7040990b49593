import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { ReadFailed } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Done, NotFound, Start } from './person-states.tsx';
import { PersonSummary } from './person-summary.tsx';

/** Where a person's request is answered: what is held about them, as a file if they like, and its end. */
export function PersonDesk() {
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState<string | null>(null);
  const [erasing, setErasing] = useState(false);
  const [erased, setErased] = useState(false);
  const query = useQuery({
    ...api.platform.personData.queryOptions({ input: { email: email ?? '' } }),
    enabled: email !== null,
    // Read for one request, and kept no longer than it is looked at.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const wrong = fieldErrors(query.error).email;
  useFailureToast(query.isError && !wrong, m['platform.loadFailed']());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErased(false);
    if (typed.trim() === email) void query.refetch();
    else setEmail(typed.trim());
  };
  const answer = () => {
    if (email === null || wrong) return <Start />;
    if (query.isError) return <ReadFailed query={query}>{m['platform.unread']()}</ReadFailed>;
    if (!query.data) return <Loading itemClass="h-96 rounded-lg" />;
    if (!query.data.found) return <NotFound email={query.data.email} />;
    return <PersonSummary person={query.data} onErase={() => setErasing(true)} />;
  };
  return (
    <div className="grid max-w-content grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-ink-2">{m['platform.privacy.lead']()}</p>
      <search>
        <form noValidate onSubmit={submit} className="flex items-start gap-3 max-sm:flex-col max-sm:items-stretch">
          <Field label={m['platform.privacy.email']()} error={wrong} required className="grow">
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                maxLength={mostCharacters.email}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            busy={query.isFetching && !erasing}
            busyLabel={m['platform.privacy.searching']()}
            className="sm:mt-7"
          >
            <SearchIcon size={18} />
            {m['platform.privacy.search']()}
          </Button>
        </form>
      </search>
      {erased && <Done />}
      {answer()}
      {erasing && email !== null && (
        <EraseDialog
          email={email}
          onClose={() => setErasing(false)}
          onErased={async () => {
            await query.refetch();
            setErasing(false);
            setErased(true);
          }}
        />
      )}
    </div>
  );
}
