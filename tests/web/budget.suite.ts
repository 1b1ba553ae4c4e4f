import { join } from 'node:path'
import { templateCodes } from '@marquee/contracts/templates'
import t from 'tap'
import { ceilings } from '#scripts/budget/budgets.mjs'
import { homeSizes, pageSizes } from '#scripts/budget/client-sizes.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { openBuiltClient } from './built-client.ts'

await openBuiltClient()
const clientFolder = join(projectRoot, 'packages/web/dist/client')
const sizes = await homeSizes(clientFolder)

t.test('every template is measured', async (t) => {
  t.same(sizes.map(({ template }) => template).sort(), [...templateCodes].sort())
})

for (const { template, scripts, styles, templateStyles } of sizes) {
  t.test(`a first visit of ${template} stays within its budget`, async (t) => {
    t.ok(scripts > 50_000, 'React alone is more: something was measured')
    t.ok(scripts <= ceilings.scripts, `${scripts} bytes of scripts`)
    t.ok(styles > 1_000 && styles <= ceilings.styles, `${styles} bytes of styles`)
    t.ok(
      templateStyles > 0 && templateStyles <= ceilings.templateStyles,
      `${templateStyles} bytes of its own`,
    )
  })
}

t.test('every page beyond home adds no more than its budget', async (t) => {
  const pages = pageSizes(clientFolder)
  t.ok(pages.length >= 20, `${pages.length} pages are measured`)
  for (const { page, scripts } of pages)
    t.ok(scripts > 0 && scripts <= ceilings.pageScripts, `${page}: ${scripts} bytes`)
})
