import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';

/** Portuguese, unless the computer is set to English. */
export const localeOf = (language: string): Locale => (/^en\b/i.test(language) ? 'en' : 'pt-BR');

const locale = localeOf(Intl.DateTimeFormat().resolvedOptions().locale);
const spoken = { locale };

export const words = {
  welcome: () => m['print_agent.welcome']({}, spoken),
  askServer: (usual: string | null) =>
    usual ? m['print_agent.ask_server_usual']({ server: usual }, spoken) : m['print_agent.ask_server']({}, spoken),
  askCode: () => m['print_agent.ask_code']({}, spoken),
  askStart: () => m['print_agent.ask_start']({}, spoken),
  serverWrong: () => m['print_agent.server_wrong']({}, spoken),
  codeWrong: () => m['print_agent.code_wrong']({}, spoken),
  noAnswer: (server: string) => m['print_agent.no_answer']({ server }, spoken),
  certificate: (server: string) => m['print_agent.certificate']({ server }, spoken),
  connected: (server: string) => m['print_agent.connected']({ server }, spoken),
  starts: () => m['print_agent.starts']({}, spoken),
  startsNot: (reason: string) => m['print_agent.starts_not']({ reason }, spoken),
  startsNoMore: () => m['print_agent.starts_no_more']({}, spoken),
  turnedAway: () => m['print_agent.turned_away']({}, spoken),
  pressEnter: () => m['print_agent.press_enter']({}, spoken),
};
