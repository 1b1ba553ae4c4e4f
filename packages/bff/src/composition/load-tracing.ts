import type { TracedProcess, Tracing } from '../observability/otlp-tracing.ts'

/** Creates tracing to an OTLP receiver if one is configured. The exporter is loaded only then. */
export async function loadTracing(
  endpoint: URL | undefined,
  process: TracedProcess,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { createOtlpTracing } = await import('../observability/otlp-tracing.ts')
  return createOtlpTracing(endpoint, process)
}
