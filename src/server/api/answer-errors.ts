import type { FastifyError, FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { asRefusal, refusal } from './refusal.ts';

/** Errors outside the contract's calls answer in the same form. */
export function answerErrors(app: FastifyInstance, context: Context): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { locale } = context.caller(request, reply);
    const refused = asRefusal(error, locale) ?? refusal(codeOf(error), locale);
    if (refused.code === 'internal') request.log.error({ err: error }, 'unexpected error');
    reply.status(refused.status).send({ defined: false, ...refused });
  });
  app.setNotFoundHandler((request, reply) => {
    const refused = refusal('not_found', context.caller(request, reply).locale);
    reply.status(404).send({ defined: false, ...refused });
  });
}

function codeOf({ statusCode }: FastifyError) {
  if (statusCode === 413) return 'body_too_large' as const;
  return statusCode && statusCode >= 400 && statusCode < 500 ? ('invalid_input' as const) : ('internal' as const);
}
