import type { Release } from '../config/release.ts'
import { type BrandTroubles, createBrandTroubles } from '../observability/brand-troubles.ts'
import type { Log } from '../observability/log.ts'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import type { TracedProcess, Tracing } from '../observability/otlp-tracing.ts'
import { callPaths } from '../platform/calls.ts'
import type { Config } from '../settings/settings.ts'
import { closeEach } from './close-each.ts'

/** What the gateway says of itself. */
export interface Observability {
  log: Log
  metrics: Metrics
  troubles: BrandTroubles
  tracing: Tracing | undefined
  /** Sends the traces that wait. */
  close(): Promise<void>
}

/** Adds metrics and traces to the log. */
export async function openObservability(
  {
    live: { brandDomains },
    metricsBrands: mostBrands,
    otelExporterOtlpEndpoint,
    instance,
  }: Pick<Config, 'live' | 'metricsBrands' | 'otelExporterOtlpEndpoint' | 'instance'>,
  release: Release,
  log: Log,
): Promise<Observability> {
  const metrics = createMetrics({ release, brandDomains, mostBrands, callPaths })
  log.onDropped(metrics.logLineDropped)
  const tracing = await loadTracing(otelExporterOtlpEndpoint, { version: release.version, instance })
  return {
    log,
    metrics,
    troubles: createBrandTroubles(),
    tracing,
    close: () => closeEach([{ name: 'tracing', close: () => tracing?.close() }], log),
  }
}

/** Creates tracing to an OTLP receiver if one is configured. The exporter is loaded only then. */
async function loadTracing(endpoint: URL | undefined, process: TracedProcess): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { createOtlpTracing } = await import('../observability/otlp-tracing.ts')
  return createOtlpTracing(endpoint, process)
}
