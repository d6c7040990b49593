import { type Comanda, emptyComanda, type Line } from './comanda.ts';

/** Storage is shared with older versions of this page and with whoever owns the phone: what does not fit is left out. */
export function parseComanda(text: string | null): Comanda {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Comanda> | null;
    if (!Array.isArray(kept?.lines)) return emptyComanda;
    const lines = kept.lines.filter(isLine);
    const attempt = isAttempt(kept.attempt) ? kept.attempt : null;
    const notice = kept.notice === 'stopped' || kept.notice === 'stale' ? kept.notice : null;
    return { lines, attempt: lines.length > 0 ? attempt : null, notice };
  } catch {
    return emptyComanda;
  }
}

function isLine(value: unknown): value is Line {
  const line = value as Partial<Line> | null;
  return (
    typeof line?.id === 'string' &&
    typeof line.productId === 'string' &&
    typeof line.name === 'string' &&
    typeof line.notes === 'string' &&
    Number.isInteger(line.quantity) &&
    Number.isInteger(line.seenUnitCents) &&
    isTexts(line.optionIds) &&
    isTexts(line.choices)
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isAttempt(value: unknown): value is NonNullable<Comanda['attempt']> {
  const attempt = value as Comanda['attempt'];
  return (
    typeof attempt?.key === 'string' &&
    Array.isArray(attempt.lines) &&
    typeof attempt.startedAt === 'number' &&
    typeof attempt.live === 'boolean'
  );
}
