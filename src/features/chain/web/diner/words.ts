import { m } from '#generated/messages/messages.js';
import type { Entry, Fault } from '../../check-chain.ts';
import type { History } from '../../contract.ts';
import type { EntryKind } from '../../values.ts';

type About = { about: string };

/** Each by its own name: a text that is looked up by a made key takes the whole catalogue to a guest's phone. */
const what: Record<EntryKind, (said: About) => string> = {
  begun: m['chain.begun'],
  placed: m['chain.placed'],
  edited: m['chain.edited'],
  cancelled: m['chain.cancelled'],
  reopened: m['chain.reopened'],
  void: m['chain.void'],
  gift: m['chain.gift'],
  completed: m['chain.completed'],
  order_paid: m['chain.orderPaid'],
  order_left: m['chain.orderLeft'],
  order_came: m['chain.orderCame'],
  paid: ({ about }) => m['chain.paid']({ method: method(about) }),
  payment_reversed: ({ about }) => m['chain.paymentReversed']({ method: method(about) }),
  method_corrected: ({ about }) => m['chain.methodCorrected']({ method: method(about) }),
  closed: m['chain.closed'],
  ended: m['chain.ended'],
  moved: ({ about }) => {
    const [from, to] = about.split(' ');
    return to ? m['chain.movedFrom']({ from: from ?? '', to }) : m['chain.moved']({ about });
  },
  people: m['chain.people'],
  merged_away: m['chain.mergedAway'],
  merged_here: m['chain.mergedHere'],
  unmerged: m['chain.unmerged'],
  passed_away: ({ about }) => passed(about, m['chain.passedAway'], m['chain.passedAwayWhat']),
  passed_here: ({ about }) => passed(about, m['chain.passedHere'], m['chain.passedHereWhat']),
  pass_undone: ({ about }) => (about ? m['chain.passUndoneWhat']({ what: about }) : m['chain.passUndone']()),
  joined: m['chain.joined'],
  split: m['chain.split'],
  fee_declined: m['chain.feeDeclined'],
  fee_wanted: m['chain.feeWanted'],
  couvert: m['chain.couvert'],
  decided: m['chain.decided'],
  part_asked: ({ about }) => m['chain.partAsked']({ method: method(about) }),
  part_told: m['chain.partTold'],
  part_untold: m['chain.partUntold'],
  part_withdrawn: m['chain.partWithdrawn'],
  part_lowered: m['chain.partLowered'],
  part_raised: m['chain.partRaised'],
  part_refused: m['chain.partRefused'],
  part_paid: ({ about }) => m['chain.partPaid']({ method: method(about) }),
  part_returned: ({ about }) => m['chain.partReturned']({ method: method(about) }),
  credit_settled: ({ about }) =>
    about ? m['chain.creditSettledBy']({ method: method(about) }) : m['chain.creditSettled'](),
  till_opened: m['chain.tillOpened'],
  till_in: m['chain.tillIn'],
  till_out: m['chain.tillOut'],
  till_refund: m['chain.tillRefund'],
  till_late_pix: m['chain.tillLatePix'],
  till_pix_refund: m['chain.tillPixRefund'],
  till_late_card: m['chain.tillLateCard'],
  till_card_refund: m['chain.tillCardRefund'],
  till_closed: m['chain.tillClosed'],
  altered: m['chain.altered'],
};

/** Entries of before say the table alone. */
function passed(
  about: string,
  bare: (said: About) => string,
  whole: (said: { table: string; what: string }) => string,
) {
  const at = about.indexOf(': ');
  return at < 0 ? bare({ about }) : whole({ table: about.slice(0, at), what: about.slice(at + 2) });
}

const methods: Record<string, () => string> = {
  dinheiro: m['chain.method.cash'],
  cash: m['chain.method.cash'],
  debito: m['chain.method.debit'],
  credito: m['chain.method.credit'],
  card: m['chain.method.card'],
  pix: m['chain.method.pix'],
  online_pix: m['chain.method.pix'],
  online_card: m['chain.method.card'],
};

const method = (about: string) => methods[about]?.() ?? about;

export function entryText({ kind, about = '' }: Entry): string {
  return what[kind]?.({ about }) ?? m['chain.altered']();
}

/** Who: of the staff by name, of the guests by their phone, where that is known. */
export function whoText({ kind, by }: Entry, { names, phones }: Pick<History, 'names' | 'phones'>): string | null {
  const phone = by === undefined ? undefined : phones[by];
  if (phone) return phone.you ? m['checks.you']() : m['checks.phone']({ number: phone.person });
  if (by !== undefined && by in names) return names[by] || m['chain.staff']();
  return kind === 'begun' || kind === 'altered' ? null : m['chain.guest']();
}

export function faultText(fault: Fault): string {
  switch (fault.fault) {
    case 'head':
      return m['chain.fault.head']({ position: fault.position });
    case 'entry':
      return m['chain.fault.entry']({ position: fault.position });
    case 'altered':
      return m['chain.fault.altered']({ position: fault.position });
    case 'row':
      return m['chain.fault.row']({ position: fault.position });
    case 'untold':
      return m['chain.fault.untold']();
  }
}
