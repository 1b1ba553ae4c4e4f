import {
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { RequestTrace } from '../request/request-context.ts'

/**
 * Sends traces to an OTLP receiver over HTTP. Attributes follow the allow-list of the log; addresses, bodies and
 * accounts never become attributes.
 * @param endpoint base address of the receiver, as in `OTEL_EXPORTER_OTLP_ENDPOINT`; `/v1/traces` is added
 */
export function createOtlpTracing(endpoint: URL): Tracing {
  const url = `${endpoint.href.replace(/\/+$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }), { scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('marquee')
  return {
    request: ({ requestId, method, traceparent }) => {
      const attributes = { 'http.request.method': method, 'marquee.request_id': requestId }
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parentOf(traceparent))
      return requestTrace(tracer, span)
    },
    close: () => provider.shutdown(),
  }
}

function requestTrace(tracer: Tracer, span: Span): RequestTrace {
  const inside = trace.setSpan(context.active(), span)
  return {
    call(name) {
      const call = tracer.startSpan(name, { kind: SpanKind.CLIENT }, inside)
      return {
        traceparent: traceparentOf(call),
        end(succeeded) {
          if (!succeeded) call.setStatus({ code: SpanStatusCode.ERROR })
          call.end()
        },
      }
    },
    end({ operation, brand, status, code }) {
      span.updateName(operation)
      span.setAttributes({ 'marquee.brand': brand, 'http.response.status_code': status })
      if (code !== undefined) span.setAttribute('marquee.code', code)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

const w3c = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = w3c.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || !flags) return context.active()
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(context.active(), { traceId, spanId, traceFlags, isRemote: true })
}

/** A destination for traces. */
export interface Tracing {
  /** Starts the span of a request; `traceparent` is the caller's, if the caller is a trusted proxy. */
  request(facts: { requestId: string; method: string; traceparent: string | undefined }): RequestTrace
  /** Sends pending spans and closes. */
  close(): Promise<void>
}
