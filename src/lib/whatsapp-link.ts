/** The address that opens a chat with a mobile number of Brazil; null for any other number, at which nobody reads. */
export function whatsAppLink(phone: string): string | null {
  const [, number] = /^(?:\+?55)?([1-9]{2}9\d{8})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return number ? `https://wa.me/55${number}` : null;
}
