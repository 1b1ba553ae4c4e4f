/** What a gateway exposes: by metric, its labels, and by label the values that were seen. */
export type Exposed = Map<string, Map<string, Set<string>>>

// Prometheus itself adds these to what it collects.
const targetLabels = ['job', 'instance']
const histogramParts = ['_bucket', '_count', '_sum']

/** Reads Prometheus' text format, as far as names and labels go. */
export function readExposed(text: string): Exposed {
  const exposed: Exposed = new Map()
  const labelsOf = (metric: string) => {
    const labels = exposed.get(metric) ?? new Map(targetLabels.map((name) => [name, new Set<string>()]))
    exposed.set(metric, labels)
    return labels
  }
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const part of type === 'histogram' ? histogramParts : ['']) labelsOf(name + part)
  for (const [, metric = '', pairs = ''] of text.matchAll(/^(\w+)\{(.*)\} \S+$/gm)) {
    const labels = labelsOf(metric)
    for (const [, label = '', value = ''] of pairs.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(value))
  }
  return exposed
}
