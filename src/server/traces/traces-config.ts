/** `OTEL_EXPORTER_OTLP_ENDPOINT`, the address of a collector; what is wrong is told in `wrong`. Null: nothing is traced. */
export function readTraces(env: Record<string, string | undefined>, wrong: string[]): { endpoint: string } | null {
  const text = env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() ?? '';
  if (text === '') return null;
  const url = URL.parse(text);
  if (!url?.hostname || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    wrong.push('OTEL_EXPORTER_OTLP_ENDPOINT must be the http:// or https:// address of a collector');
    return null;
  }
  return { endpoint: url.href.replace(/\/+$/, '') };
}
