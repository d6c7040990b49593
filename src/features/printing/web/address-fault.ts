import { m } from '#generated/messages/messages.js';
import { completeAddress, isOutside, isWindowsPort, readAddress } from '#lib/printer-address.ts';

/** What is wrong with a printer's address as it is typed, in words; undefined when an agent can open it. */
export function addressFault(address: string): string | undefined {
  const typed = address.trim();
  if (isWindowsPort(typed)) return m['fields.printer_address_windows']();
  const complete = completeAddress(typed);
  if (!readAddress(complete)) return m['fields.printer_address']();
  return isOutside(complete) ? m['fields.printer_address_outside']() : undefined;
}
