import { createMetrics, type MetricNames, type Metrics } from '#bff/observability/metrics.ts'

/** Metrics that name no brand and no call but those that the test gives. */
export function testMetrics(names: Partial<MetricNames> = {}): Metrics {
  return createMetrics({
    release: { version: '1.0.0', revision: '', build: '' },
    brandDomains: [],
    mostBrands: 200,
    callPaths: [],
    ...names,
  })
}
