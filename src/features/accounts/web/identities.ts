/** As the authentication library lists what opens an account; its password is one of them. */
export interface LinkedAccount {
  id: string;
  providerId: string;
}

export interface Identity {
  provider: string;
  name: string;
  /** Null where it is offered and not linked. */
  accountId: string | null;
}

/** What is offered, linked or not, and then what is linked and no longer offered. */
export function identitiesOf(
  offered: readonly { id: string; name: string }[],
  linked: readonly LinkedAccount[],
): Identity[] {
  const ofProvider = (id: string) => linked.filter(({ providerId }) => providerId === id);
  const known = offered.flatMap(({ id, name }): Identity[] => {
    const accounts = ofProvider(id).map((account) => ({ provider: id, name, accountId: account.id }));
    return accounts.length > 0 ? accounts : [{ provider: id, name, accountId: null }];
  });
  const gone = linked.filter(
    ({ providerId }) => providerId !== 'credential' && !offered.some(({ id }) => id === providerId),
  );
  return [...known, ...gone.map(({ id, providerId }) => ({ provider: providerId, name: providerId, accountId: id }))];
}
