/** SQL: a subscription, by the name it has in the query, that holds the gate open now (see subscription_open). */
export const isOpen = (name: string) =>
  `(${name}.status in ('active', 'cancelled') and ${name}.ends_at > now()
    or ${name}.status in ('active', 'past_due') and ${name}.ends_at + interval '3 days' > now())`;
