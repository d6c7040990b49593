import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TypedCard, wrongFields } from '#features/billing/providers/sandbox/cards.ts';
import type { Sandbox } from '#features/billing/providers/sandbox/sandbox-provider.ts';
import type { SandboxPayment } from '#features/billing/providers/sandbox/sandbox-store.ts';
import { CodedError } from '#lib/errors.ts';
import type { Context } from '#server/api/context.ts';
import { type CardForm, pathOf, paymentPage, strangerPage } from './sandbox-view.ts';

type Asked = FastifyRequest<{ Params: { ref: string }; Body: Record<string, string> | undefined }>;

/** The hosted page of the embedded payment provider. It knows the payment by the reference in its address and nothing of sessions. */
export function serveSandbox(app: FastifyInstance, shops: readonly Sandbox[], context: Context, now: () => Date): void {
  const path = '/sandbox/pay/:ref';
  const [first] = shops;
  if (!first) return;
  const payableNow = (payment: SandboxPayment) => first.payable(payment);
  // Each shop is told of its own payments.
  const at = async (ref: string) => {
    const payment = await first.find(ref);
    return { payment, sandbox: shops.find(({ shop }) => shop === payment?.shop) ?? first };
  };
  app.get(path, async (request: Asked, reply) => show(request, reply, (await at(request.params.ref)).payment));

  // In a scope of its own: nothing else here reads forms.
  app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    form.post(`${path}/card`, async (request: Asked, reply) => {
      const { ref } = request.params;
      const typed = typedCard(request.body);
      const wrong = wrongFields(typed, now());
      if (wrong.length > 0) return show(request, reply.status(422), (await at(ref)).payment, { typed, wrong });
      return after(request, reply, async (sandbox) => {
        const outcome = await sandbox.payByCard(ref, typed.number);
        return outcome === 'pays';
      });
    });
    form.post(`${path}/pix`, (request: Asked, reply) =>
      after(request, reply, (sandbox) => sandbox.payPix(request.params.ref).then(() => true)),
    );
    form.post(`${path}/boleto`, (request: Asked, reply) =>
      after(request, reply, (sandbox) => sandbox.payBoleto(request.params.ref).then(() => false)),
    );
    form.post(`${path}/clear`, (request: Asked, reply) =>
      after(request, reply, (sandbox) => sandbox.clear(request.params.ref, now()).then(() => true)),
    );
  });

  /** Carries it out once and leads on: back to the shop when it is paid, else to this page as it is now. */
  async function after(request: Asked, reply: FastifyReply, work: (sandbox: Sandbox) => Promise<boolean>) {
    const { ref } = request.params;
    const { payment, sandbox } = await at(ref);
    if (!payment) return show(request, reply, null);
    // Paid already, or expired while the page was open: it shows how things stand.
    const paid = await work(sandbox).catch((error: unknown) => {
      if (error instanceof CodedError) return false;
      throw error;
    });
    return reply.redirect(paid ? pathOf(payment.returnUrl) : `/sandbox/pay/${ref}`, 303);
  }

  function show(request: Asked, reply: FastifyReply, payment: SandboxPayment | null, form?: CardForm) {
    const { locale } = context.caller(request, reply);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!payment) return reply.status(404).send(strangerPage(locale));
    return reply.send(paymentPage({ payment, payable: payableNow(payment), locale, form }));
  }
}

function typedCard(body: Record<string, string> | undefined): TypedCard {
  const text = (name: string) => (body?.[name] ?? '').slice(0, 100);
  return { name: text('name'), number: text('number'), expiry: text('expiry'), code: text('code') };
}
