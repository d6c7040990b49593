import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { NotComanda, RequestRefused } from './comanda-api.ts';

/** Portuguese, unless the computer is set to English. */
export const localeOf = (language: string): Locale => (/^en\b/i.test(language) ? 'en' : 'pt-BR');

export const locale = localeOf(Intl.DateTimeFormat().resolvedOptions().locale);
const spoken = { locale };

/** The texts of the program, in the language of the computer. */
export const messages = {
  welcome: () => m['print_agent.welcome']({}, spoken),
  askServer: (suggested: string | null) =>
    suggested
      ? m['print_agent.ask_server_suggested']({ server: suggested }, spoken)
      : m['print_agent.ask_server']({}, spoken),
  searching: (server: string) => m['print_agent.searching']({ server }, spoken),
  searchStopped: (server: string) => m['print_agent.search_stopped']({ server }, spoken),
  askCode: () => m['print_agent.ask_code']({}, spoken),
  paired: () => m['print_agent.paired']({}, spoken),
  askAutostart: () => m['print_agent.ask_autostart']({}, spoken),
  serverWrong: () => m['print_agent.server_wrong']({}, spoken),
  codeMalformed: () => m['print_agent.code_malformed']({}, spoken),
  running: (server: string) => m['print_agent.running']({ server }, spoken),
  reconnected: () => m['print_agent.reconnected']({}, spoken),
  retrying: (trouble: string) => m['print_agent.retrying']({ trouble }, spoken),
  stopped: () => m['print_agent.stopped']({}, spoken),
  autostartOn: () => m['print_agent.autostart_on']({}, spoken),
  autostartFailed: (reason: string) => m['print_agent.autostart_failed']({ reason }, spoken),
  autostartOff: () => m['print_agent.autostart_off']({}, spoken),
  tokenRevoked: () => m['print_agent.token_revoked']({}, spoken),
  alreadyRunning: () => m['print_agent.already_running']({}, spoken),
  printerReady: (name: string) => m['print_agent.printer_ready']({ name }, spoken),
  printerUnreachable: (name: string, address: string) =>
    m['print_agent.printer_unreachable']({ name, address }, spoken),
  printerAddressUnknown: (name: string, address: string) =>
    m['print_agent.printer_address_unknown']({ name, address }, spoken),
  usage: () => m['print_agent.usage']({}, spoken),
  optionsWrong: () => m['print_agent.options_wrong']({}, spoken),
  serverNeeded: () => m['print_agent.server_needed']({}, spoken),
  serverUnknown: (file: string) => m['print_agent.server_unknown']({ file }, spoken),
  tokenMissing: (file: string) => m['print_agent.token_missing']({ file }, spoken),
  pressEnter: () => m['print_agent.press_enter']({}, spoken),
};

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS/;

/** Why a call to the service failed, and what to look at. */
export function explain(server: string, error: unknown): string {
  if (error instanceof NotComanda) return m['print_agent.not_comanda']({ server }, spoken);
  if (error instanceof RequestRefused && error.status === 403) return m['print_agent.code_refused']({}, spoken);
  if (error instanceof RequestRefused && error.status < 500) return error.message;
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  return certificateCodes.test(code)
    ? m['print_agent.certificate']({ server }, spoken)
    : m['print_agent.no_answer']({ server }, spoken);
}
