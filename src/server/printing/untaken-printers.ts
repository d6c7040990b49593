const mostTimes = 3;

/**
 * The agents that were sent printers and still do not list them, since their program is older than the kind of address. They are answered at once a
 * few times, as the answer may have been lost, and then no sooner than others: they would ask again without a pause.
 */
export class UntakenPrinters {
  readonly #byAgent = new Map<string, { printers: string; times: number }>();

  /** Whether an answer with these printers should be sent at once to an agent that lists those. Counts the times that it was. */
  shouldSend(agentId: string, sent: readonly string[], listed: readonly string[]): boolean {
    const known = new Set(listed);
    if (sent.length === known.size && sent.every((id) => known.has(id))) {
      this.#byAgent.delete(agentId);
      return false;
    }
    const printers = [...sent, '', ...listed].join();
    const before = this.#byAgent.get(agentId);
    const times = before?.printers === printers ? before.times + 1 : 1;
    this.#byAgent.set(agentId, { printers, times });
    return times <= mostTimes;
  }
}
