import type { Span, Tracer } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

export interface Traces {
  /** A span for each answer, and within it one for each statement that it asked the database. */
  watch(app: FastifyInstance): void;
  /** Sends what is still here. */
  stop(): Promise<void>;
}

type Told = (error: unknown, ...told: unknown[]) => void;

/**
 * Spans by OpenTelemetry's own library, loaded only where a collector is configured. Named by call or route: addresses carry secrets, and
 * statements are named as they are in the code, without their values.
 */
export async function openTraces({ endpoint }: { endpoint: string }): Promise<Traces> {
  const { context, SpanKind, SpanStatusCode, trace, propagation } = await import('@opentelemetry/api');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  // The environment names the service, its share and its limits, as the library documents it.
  process.env.OTEL_SERVICE_NAME ??= 'comanda';
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  const tracer: Tracer = trace.getTracer('comanda');
  const { Client } = (await import('pg')).default;
  const forget = traceStatements(Client);

  return {
    watch(app) {
      const spans = new WeakMap<object, Span>();
      app.addHook('onRequest', (request, _reply, done) => {
        const attributes = { 'http.request.method': request.method };
        const caller = propagation.extract(context.active(), request.headers);
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, caller);
        spans.set(request, span);
        context.with(trace.setSpan(caller, span), done);
      });
      app.addHook('onResponse', (request, reply, done) => {
        done();
        const span = spans.get(request);
        if (!span) return;
        const { url = 'none' } = request.routeOptions;
        span.updateName(`${request.method} ${request.call && url === '/api/*' ? request.call.join('.') : url}`);
        span.setAttributes({
          'http.route': url,
          'http.response.status_code': reply.statusCode,
          'request.id': request.id,
        });
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    async stop() {
      forget();
      await provider.shutdown().catch(() => {});
    },
  };

  /** Every statement passes through the client's one method, whichever pool or lane it belongs to. Returns how it was before. */
  function traceStatements(client: typeof pg.Client): () => void {
    const { query } = client.prototype;
    client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      // What nobody asked for (looks for work, for changes) is no part of any answer.
      if (!trace.getActiveSpan()) return (query as (...args: unknown[]) => unknown).apply(this, args) as never;
      const span = tracer.startSpan(nameOf(args[0]), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql' },
      });
      const end = (error?: unknown) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
      const [asked] = args as [{ callback?: Told }];
      const last = args.at(-1);
      if (typeof last === 'function') {
        args[args.length - 1] = (error: unknown, ...told: unknown[]) => {
          end(error);
          (last as Told)(error, ...told);
        };
      }
      const result = (query as (...args: unknown[]) => unknown).apply(this, args);
      if (result instanceof Promise) result.then(() => end(), end);
      else if (typeof last !== 'function' && typeof asked?.callback === 'function') {
        const { callback } = asked;
        asked.callback = (error, ...told) => {
          end(error);
          callback(error, ...told);
        };
      } else if (typeof last !== 'function') end();
      return result as never;
    } as typeof query;
    return () => {
      client.prototype.query = query;
    };
  }
}

/** As the code names it; of what has no name the first word. */
function nameOf(asked: unknown): string {
  const { name, text } = (typeof asked === 'string' ? { text: asked } : asked) as { name?: string; text?: string };
  return name || (/^\s*(\w+)/.exec(text ?? '')?.[1] ?? 'query').toLowerCase();
}
