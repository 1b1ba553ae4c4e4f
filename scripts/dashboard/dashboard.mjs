// npm run tool -- dashboard: writes deploy/grafana/marquee.json from the panels in rows.mjs.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  LegendDisplayMode,
  LegendPlacement,
  SortOrder,
  TooltipDisplayMode,
  VizLegendOptionsBuilder,
  VizTooltipOptionsBuilder,
} from '@grafana/grafana-foundation-sdk/common'
import {
  DashboardBuilder,
  DashboardCursorSync,
  DatasourceVariableBuilder,
  QueryVariableBuilder,
  RowBuilder,
  VariableRefresh,
  VariableSort,
} from '@grafana/grafana-foundation-sdk/dashboard'
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus'
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat'
import { PanelBuilder as GraphBuilder } from '@grafana/grafana-foundation-sdk/timeseries'
import { projectRoot } from '../setup/project-root.mjs'
import { rows } from './rows.mjs'

/** @import { Panel } from './rows.mjs' */

const source = { type: 'prometheus', uid: '$datasource' }
const legend = new VizLegendOptionsBuilder()
  .showLegend(true)
  .displayMode(LegendDisplayMode.List)
  .placement(LegendPlacement.Bottom)
const tooltip = new VizTooltipOptionsBuilder().mode(TooltipDisplayMode.Multi).sort(SortOrder.Descending)
const graphHeight = 8
const statHeight = 4

/** The dashboard as the JSON that Grafana imports. */
export function dashboardText() {
  const dashboard = new DashboardBuilder('Marquee')
    .uid('marquee')
    .description(
      'What players, the platform and the gateways do. docs/operating/metrics.md explains every metric.',
    )
    .tags(['marquee'])
    .timezone('browser')
    .tooltip(DashboardCursorSync.Crosshair)
    .time({ from: 'now-6h', to: 'now' })
    .refresh('30s')
    .withVariable(new DatasourceVariableBuilder('datasource').label('Prometheus').type('prometheus'))
    .withVariable(choice('brand', 'Brand', 'label_values(marquee_brand_requests_total, brand)'))
    .withVariable(choice('instance', 'Replica', 'label_values(marquee_build_info, instance)'))
  for (const { title, panels } of rows) {
    dashboard.withRow(new RowBuilder(title))
    for (const panel of panels) dashboard.withPanel(panel.isNumber ? number(panel) : graph(panel))
  }
  return `${JSON.stringify(dashboard.build(), null, 2)}\n`
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} query
 */
const choice = (name, label, query) =>
  new QueryVariableBuilder(name)
    .label(label)
    .datasource(source)
    .query({ query, refId: name })
    .refresh(VariableRefresh.OnTimeRangeChanged)
    .sort(VariableSort.AlphabeticalAsc)
    .multi(true)
    .includeAll(true)
    .allValue('.*')
    .current({ text: 'All', value: '$__all' })

/** @param {Panel} panel */
const graph = ({ title, about, unit, width, queries }) =>
  new GraphBuilder()
    .title(title)
    .description(about)
    .datasource(source)
    .unit(unit)
    .min(0)
    .fillOpacity(8)
    .legend(legend)
    .tooltip(tooltip)
    .height(graphHeight)
    .span(width)
    .targets(targets(queries))

/** @param {Panel} panel */
const number = ({ title, about, unit, width, queries }) =>
  new StatBuilder()
    .title(title)
    .description(about)
    .datasource(source)
    .unit(unit)
    .height(statHeight)
    .span(width)
    .targets(targets(queries))

/** @param {Panel['queries']} queries */
const targets = (queries) =>
  Object.entries(queries).map(([legend, expression], index) =>
    new DataqueryBuilder()
      .refId(String.fromCharCode('A'.charCodeAt(0) + index))
      .expr(expression)
      .legendFormat(legend)
      .range(),
  )

if (import.meta.main) writeFileSync(join(projectRoot, 'deploy/grafana/marquee.json'), dashboardText())
