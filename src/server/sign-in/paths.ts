/**
 * What is asked of the authentication library over HTTP. Whatever else it serves, now or after an update, is closed: among it the
 * links of its letters, which act when they are opened and sign in whoever opens them.
 */
const open = new Set([
  'GET /callback/:id',
  'GET /get-session',
  'GET /list-accounts',
  'POST /callback/:id',
  'POST /change-password',
  'POST /link-social',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /send-verification-email',
  'POST /sign-in/email',
  'POST /sign-in/social',
  'POST /sign-out',
  'POST /two-factor/disable',
  'POST /two-factor/enable',
  'POST /two-factor/generate-backup-codes',
  'POST /two-factor/send-otp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/verify-otp',
  'POST /two-factor/verify-totp',
  'POST /unlink-account',
  'POST /update-user',
]);

export function isOpen(method: string, pathname: string): boolean {
  const path = pathname.replace(/^\/api\/auth/, '').replace(/^(\/callback)\/[\w-]+$/, '$1/:id');
  return open.has(`${method} ${path}`);
}
