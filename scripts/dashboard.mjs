// npm run dashboard: writes deploy/grafana/marquee.json from scripts/dashboard/rows.mjs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dashboardText } from './dashboard/dashboard-text.mjs'
import { projectRoot } from './setup/project-root.mjs'

writeFileSync(join(projectRoot, 'deploy/grafana/marquee.json'), dashboardText())
