import { parser } from '@prometheus-io/lezer-promql'

/** What a query says of one metric: the labels that it compares or groups by, and the values that it compares with. */
export interface MetricUse {
  metric: string
  labels: string[]
  /** `label=value`, one for each alternative of a regular expression; values of Grafana's variables are left out. */
  values: [label: string, value: string][]
}

type Node = ReturnType<typeof parser.parse>['topNode']

/** Reads which metrics and labels a query names. @throws when it is no PromQL */
export function readPromql(query: string): MetricUse[] {
  // Grafana puts the interval in.
  const text = query.replaceAll('$__rate_interval', '5m')
  const tree = parser.parse(text)
  const uses: MetricUse[] = []
  tree.iterate({
    enter({ name, type, node }) {
      if (type.isError) throw new Error(`no PromQL: ${query}`)
      if (name === 'VectorSelector') uses.push(readSelector(node, text))
    },
  })
  return uses
}

function readSelector(node: Node, text: string): MetricUse {
  const textOf = (part: Node | null) => (part ? text.slice(part.from, part.to) : '')
  const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
  const compared = matchers.map((matcher) => ({
    label: textOf(matcher.getChild('LabelName')),
    value: textOf(matcher.getChild('StringLiteral')).slice(1, -1),
  }))
  return {
    metric: textOf(node.getChild('Identifier')),
    labels: [...compared.map(({ label }) => label), ...groupingLabels(node, textOf)],
    values: compared.flatMap(({ label, value }) =>
      value.startsWith('$') ? [] : value.split('|').map((each): [string, string] => [label, each]),
    ),
  }
}

/** The labels by which the aggregations around a selector group. */
function groupingLabels(node: Node, textOf: (part: Node | null) => string): string[] {
  const labels: string[] = []
  for (let outer: Node | null = node.parent; outer; outer = outer.parent) {
    const grouping = outer.getChild('AggregateModifier')?.getChild('GroupingLabels')
    if (grouping) labels.push(...grouping.getChildren('LabelName').map(textOf))
  }
  return labels
}
