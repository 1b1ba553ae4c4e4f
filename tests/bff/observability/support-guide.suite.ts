import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodes } from '@marquee/contracts/problem'
import t from 'tap'
import { guidance } from '#bff/observability/guidance.ts'
import { supportGuide } from '#scripts/docs/support-guide.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const page = readFileSync(join(projectRoot, 'docs/support.md'), 'utf8')

t.test('the support page is generated from the texts', async (t) => {
  t.equal(page, supportGuide(), 'after a change of a text: npm run tool -- support-guide')
})

t.test('every code lists the texts for players, support and operators', async (t) => {
  for (const code of Object.keys(errorCodes) as (keyof typeof errorCodes)[]) {
    const section = page.split('\n## ').find((text) => text.startsWith(`${code}\n`)) ?? ''
    t.match(section, /\*\*The player saw:\*\* “[^”]{5,}”/, code)
    for (const text of Object.values(guidance[code])) t.ok(section.includes(text), text)
  }
})
