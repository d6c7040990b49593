/** The frame shared by everything one types into; 16 px of type, or iOS zooms in. */
export const inputClass =
  'block w-full min-w-0 rounded-md border border-control bg-surface px-4 text-base text-ink transition hover:border-ink-2 focus:border-brand-ink focus:outline-none focus:ring-3 focus:ring-brand-soft/45 [&[readonly]]:bg-sunken aria-invalid:border-danger aria-invalid:focus:ring-danger/20 disabled:border-hairline disabled:bg-sunken disabled:text-ink-3';
