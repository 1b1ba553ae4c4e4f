// npm run gallery [-- CODE … --widths=390,1440 --views=home,login]: photographs every template, or those named, in a real
// browser on three widths, signed out and in, and lays the pictures on contact sheets in .data/gallery.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { templateCodes } from '@marquee/contracts/templates'
import { chromium } from 'playwright-core'
import { layGreySheets, layTemplateSheet } from './gallery/contact-sheet.mjs'
import { photograph } from './gallery/photograph.mjs'
import { chromiumPath } from './measure/chromium-path.mjs'
import { openDemoSite } from './measure/demo-site.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript, ScriptError } from './setup/run-script.mjs'

const folder = join(projectRoot, '.data/gallery')

await runScript(async () => {
  const { values, positionals: named } = parseArgs({
    allowPositionals: true,
    options: { widths: { type: 'string' }, views: { type: 'string' } },
  })
  const only = { widths: values.widths?.split(',').map(Number), views: values.views?.split(',') }
  // `template11-mint` is a template in another colour.
  const unknown = named.filter((name) => !templateCodes.some((code) => code === name.split('-')[0]))
  if (unknown.length > 0) throw new ScriptError(`No such template: ${unknown.join(', ')}`)
  const labels = named.length > 0 ? named : templateCodes

  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  mkdirSync(folder, { recursive: true })
  const site = await openDemoSite(node)
  const browser = await chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false })
  try {
    for (const label of labels) {
      const shots = await photograph(browser, { label, origin: site.originOf(label), folder, only })
      console.log(await layTemplateSheet(folder, label, shots))
    }
  } finally {
    await browser.close()
    await site.close()
  }
  for (const file of await layGreySheets(folder, labels)) console.log(file)
  return 0
})
