import type { OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { pairingRequest, question } from '#features/printing/agents/protocol.ts';
import { mediaTypes } from '#features/printing/star/cloud-prnt.ts';

const tags = ['printing'];
const done = { 200: { description: 'OK' } };
const secret = ['printer', 'secret'].map((name) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
}));

/** Machines stand outside the contract: printers speak as their makers have it, and an agent is no person. */
export function printingPaths(): OpenAPI.PathsObject {
  const converter = new ZodToJsonSchemaConverter();
  const body = (schema: typeof pairingRequest | typeof question) => ({
    required: true,
    content: { 'application/json': { schema: converter.convert(schema, { strategy: 'input' })[1] } },
  });
  const fetched = Object.fromEntries(Object.keys(mediaTypes).map((type) => [type, {}]));
  return {
    '/print-agent/pair': {
      post: {
        summary: "Exchanges a pairing code for a print agent's token",
        description: 'Refuses with: pairing_code_wrong, too_many_requests.',
        tags,
        requestBody: body(pairingRequest),
        responses: done,
      },
    },
    '/print-agent/work': {
      post: {
        summary:
          'Says how the printers are and what became of the papers, and is given what to print; held for seconds',
        description: 'With `Authorization: Bearer`, the token of the pairing. Refuses with: not_signed_in.',
        tags,
        requestBody: body(question),
        responses: done,
      },
    },
    '/printers/star/{printer}/{secret}': {
      post: { parameters: secret, summary: "Star's CloudPRNT: whether a paper waits", tags, responses: done },
      get: {
        parameters: secret,
        summary: 'The paper',
        tags,
        responses: { 200: { description: 'OK', content: fetched } },
      },
      delete: { parameters: secret, summary: 'What became of it: `code`, `token`', tags, responses: done },
    },
    '/printers/epson/{printer}/{secret}': {
      post: {
        parameters: secret,
        summary: "Epson's Server Direct Print: GetRequest and SetResponse",
        tags,
        responses: done,
      },
    },
  } as object as OpenAPI.PathsObject;
}
