// npm run gallery: photographs every template, or those named, in a real browser; --help says how.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { templateCodes } from '@marquee/contracts/templates'
import { chromium } from 'playwright-core'
import { buildWeb } from '#scripts/setup/build-web.mjs'
import { chromiumPath } from '#scripts/setup/find-executable.mjs'
import { findNode } from '#scripts/setup/find-node.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runScript, ScriptError } from '#scripts/setup/run-script.mjs'
import { openDemoSite } from '../measure/demo-site.mjs'
import { layGraySheets, layTemplateSheet } from './contact-sheet.mjs'
import { photograph } from './photograph.mjs'
import { thumbnailBytes, writeThumbnail } from './thumbnails.mjs'
import { views, widths } from './views.mjs'

const folder = join(projectRoot, '.data/gallery')

const help = `npm run gallery -- [TEMPLATE …] [--widths=390,1440] [--views=home,login] [--thumbnails]

Photographs templates in a real browser and lays the pictures on contact sheets in .data/gallery: one per template, and
one of all templates in gray per width for home, lobby, account and login.

  TEMPLATE      a code, or a code in a color such as template11-mint; all ${templateCodes.length} without one
  --widths      of ${widths.join(', ')} px
  --views       of ${views.map(({ name }) => name).join(', ')}
  --thumbnails  writes the pictures of the sandbox's index of templates instead
  --help

Ctrl-C stops it, and everything it has started.`

await runScript(async () => {
  const { labels, only, thumbnails, wantsHelp } = readOptions()
  if (wantsHelp) {
    console.log(help)
    return 0
  }
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  mkdirSync(folder, { recursive: true })
  const stop = stopSignal()
  const site = await openDemoSite(node)
  // The signals are handled here: the browser would end this process before the site is stopped.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  stop.addEventListener('abort', () => void browser.close())
  try {
    for (const [index, label] of labels.entries()) {
      stop.throwIfAborted()
      const progress = `${index + 1}/${labels.length} ${label}`
      const shots = await photograph(browser, { label, originOf: site.originOf, folder, only, progress })
      if (thumbnails) console.log(await writeThumbnail(folder, label))
      else console.log(await layTemplateSheet(folder, label, shots))
    }
    if (thumbnails) console.log(`${thumbnailBytes()} bytes in all`)
    else for (const file of await layGraySheets(folder, labels)) console.log(file)
    return 0
  } catch (error) {
    if (!stop.aborted) throw error
    console.log('Stopped.')
    return 130
  } finally {
    await browser.close()
    await site.close()
  }
})

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      widths: { type: 'string' },
      views: { type: 'string' },
      thumbnails: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const codeOf = (/** @type {string} */ label) => label.split('-')[0]
  refuseUnknown('template', positionals.map(codeOf), templateCodes)
  refuseUnknown('width', values.widths?.split(','), widths.map(String))
  refuseUnknown(
    'view',
    values.views?.split(','),
    views.map(({ name }) => name),
  )
  const { thumbnails } = values
  return {
    thumbnails,
    wantsHelp: values.help,
    labels: positionals.length > 0 ? positionals : templateCodes,
    only: thumbnails
      ? { widths: [390, 1440], views: ['home'] }
      : { widths: values.widths?.split(',').map(Number), views: values.views?.split(',') },
  }
}

/**
 * @param {string} what
 * @param {readonly (string | undefined)[]} [named]
 * @param {readonly string[]} [known]
 */
function refuseUnknown(what, named = [], known = []) {
  const unknown = named.filter((name) => !known.some((one) => one === name))
  if (unknown.length > 0)
    throw new ScriptError(`No such ${what}: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
}

/** Aborted by the first signal to stop. */
function stopSignal() {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  return stop.signal
}
