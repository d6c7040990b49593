/**
 * One handing-out of a job, named so that a printer can give it back: which job, and for which time. Short, of letters that every
 * printer takes (Epson bounds it at thirty).
 */
export interface Handed {
  id: string;
  attempt: number;
}

const shape = /^([\w-]{22})\.(\d{1,4})$/;

export function tokenOf({ id, attempt }: Handed): string {
  return `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.${attempt}`;
}

/** Null for what was never handed out by this house. */
export function handedBy(token: string): Handed | null {
  const [, bytes = '', attempt = ''] = shape.exec(token) ?? [];
  const hex = Buffer.from(bytes, 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, attempt: Number(attempt) };
}
