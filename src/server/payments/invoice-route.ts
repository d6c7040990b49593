import type { FastifyInstance } from 'fastify';
import { spend } from '#features/spend.ts';
import { uuid } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { authorise } from '#server/api/authorise.ts';
import type { Context } from '#server/api/context.ts';

/** The PDF of a payment that was made, for the owner of the restaurant that made it. To anyone else there is none. */
export function serveInvoices(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { id: string } }>('/api/payments/:id/invoice.pdf', async (request, reply) => {
    const caller = await authorise({ request, reply, context }, { permission: 'subscription', system: true });
    const { scope, locale, limits, issuer, support } = caller;
    const { success } = uuid.safeParse(request.params.id);
    // What draws is heavy, and most processes never draw: it is read with the first invoice.
    const { readInvoice, invoiceText, invoiceFile, drawInvoice } = await drawing();
    const invoice = success ? await readInvoice(scope, request.params.id) : null;
    if (!invoice) throw new CodedError('payment_not_found');
    if (!issuer) throw new CodedError('invoice_issuer_missing');
    spend(limits, 'invoices', scope.restaurantId);
    const pdf = await drawInvoice(invoiceText(invoice, { locale, issuer, support }), locale);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${invoiceFile(invoice, locale)}"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });
}

async function drawing() {
  return {
    ...(await import('#features/billing/invoice/store.ts')),
    ...(await import('#features/billing/invoice/invoice-text.ts')),
    ...(await import('#features/billing/invoice/draw-invoice.ts')),
  };
}
