import type { Tracing } from './tracing.ts'

/** Opens the way to an OTLP receiver where one is set; the exporter is not even loaded where it is not. */
export async function loadTracing(endpoint: URL | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  return createOtlpTracing(endpoint)
}
