/** Who sells the service, as the law has it on an invoice. */
export interface Issuer {
  name: string;
  /** Without punctuation. */
  cnpj: string;
  address: string;
}
