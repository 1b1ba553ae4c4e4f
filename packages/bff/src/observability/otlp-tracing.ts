import {
  type Attributes,
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
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { CallTrace, RequestIdentity, RequestTrace, TracedCall } from '../request/request-context.ts'

/** A destination for traces. */
export interface Tracing {
  /** Starts the span of a request. */
  request(facts: TracedRequest): RequestTrace
  /** Starts the span of a platform call that belongs to no request. */
  call(facts: TracedCall): CallTrace
  /** Sends pending spans and closes. */
  close(): Promise<void>
}

interface TracedRequest extends RequestIdentity {
  method: string
  /** The pattern of the route, if there is one. */
  route: string | undefined
  /** The caller's, if the caller is a trusted proxy. */
  traceparent: string | undefined
}

/** What the spans of this process have in common. */
export interface TracedProcess {
  version: string
  /** Tells it from other replicas. */
  instance: string
}

/**
 * Sends traces to an OTLP receiver over HTTP. Attributes follow the allow-list of the log; addresses, bodies and
 * accounts never become attributes.
 * @param endpoint base address of the receiver, as in `OTEL_EXPORTER_OTLP_ENDPOINT`; `/v1/traces` is added
 */
export function createOtlpTracing(endpoint: URL, process: TracedProcess): Tracing {
  const url = `${endpoint.href.replace(/\/+$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    resource: describeProcess(process),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }), { scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('marquee')
  return {
    request({ requestId, reference, method, route, traceparent }) {
      const attributes = {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
        'marquee.request_id': requestId,
        'marquee.reference': reference,
      }
      const name = route === undefined ? method : `${method} ${route}`
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parentOf(traceparent))
      return requestTrace(tracer, span)
    },
    call: (facts) => startCall(tracer, facts, context.active()),
    close: () => provider.shutdown(),
  }
}

/** What the operator says of the service in the environment wins: OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES. */
function describeProcess({ version, instance }: TracedProcess): Resource {
  const own = { 'service.name': 'marquee', 'service.version': version, 'service.instance.id': instance }
  return defaultResource()
    .merge(resourceFromAttributes(own))
    .merge(detectResources({ detectors: [envDetector] }))
}

function requestTrace(tracer: Tracer, span: Span): RequestTrace {
  const inside = trace.setSpan(context.active(), span)
  return {
    traceId: span.spanContext().traceId,
    call: (facts) => startCall(tracer, facts, inside),
    end({ operation, brand, status, code }) {
      const attributes: Attributes = { 'marquee.operation': operation, 'http.response.status_code': status }
      if (brand !== undefined) attributes['marquee.brand'] = brand
      if (code !== undefined) attributes['marquee.code'] = code
      span.setAttributes(attributes)
      endSpan(span, status >= 500 ? (code ?? String(status)) : undefined)
    },
  }
}

function startCall(tracer: Tracer, { path, host, requestId }: TracedCall, parent: Context): CallTrace {
  const attributes = {
    'http.request.method': 'POST',
    'url.template': path,
    'marquee.brand': host,
    'marquee.request_id': requestId,
  }
  const span = tracer.startSpan(`POST ${path}`, { kind: SpanKind.CLIENT, attributes }, parent)
  return {
    traceId: span.spanContext().traceId,
    traceparent: traceparentOf(span),
    end: (failure) => endSpan(span, failure),
  }
}

function endSpan(span: Span, failure: string | undefined): void {
  if (failure !== undefined)
    span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
  span.end()
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
