import type { OpenAPI } from '@orpc/openapi';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: unknown) => String(text ?? '').replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The OpenAPI document for people: one page, no script. */
export function docsPage(document: OpenAPI.Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) =>
      section(method, path, operation as OpenAPI.OperationObject),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>Comanda API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs.css"></head><body><main>
<h1>${escapeHtml(document.info.title)} API</h1><p>${escapeHtml(document.info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>${calls.join('')}</main></body></html>`;
}

function section(method: string, path: string, operation: OpenAPI.OperationObject): string {
  const body = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  const input = body?.content?.['application/json']?.schema;
  const [, success] = Object.entries(operation.responses ?? {})[0] ?? [];
  const output = (success as OpenAPI.ResponseObject | undefined)?.content?.['application/json']?.schema;
  const parameters = (operation.parameters ?? []) as OpenAPI.ParameterObject[];
  return `<section><h2><code>${escapeHtml(method.toUpperCase())} /api${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}</p><p>${escapeHtml(operation.description)}</p>
${parameters.length ? `<p>Parameters: ${parameters.map((p) => `<code>${escapeHtml(p.name)}</code>`).join(', ')}</p>` : ''}
${schema('Input', input)}${schema('Output', output)}</section>`;
}

function schema(title: string, value: unknown): string {
  return value
    ? `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
    : '';
}
