import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '@marquee/contracts/templates'
import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { openBrowser } from '../support/browser/open-browser.ts'
import { accessibilityFaults } from '../support/crawl/accessibility-faults.ts'
import { openFolder } from '../support/open-folder.ts'
import { startSite } from '../support/site.ts'
import { processTimeoutMs } from '../support/test-size.ts'

const directory = openFolder(t)
const site = await startSite({ TEMPLATES_DIRECTORY: directory })
t.teardown(() => site.close())
t.setTimeout(processTimeoutMs)
const browser = await openBrowser()
t.teardown(() => browser.close())

const host = 'harbour.localhost'
await site.sandbox.app.inject({
  method: 'POST',
  url: '/__control/brands',
  payload: { domain: host, siteName: 'Harbour', themeCode: 'harbour', themeColor: 'deepsea' },
})

/** A page whose own console and scripts have nothing to complain about; frames that are replaced break off their loads. */
async function openPage() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    // The studio checks a draft while it is typed: half a word is refused, which the browser logs.
    const isHalfTyped = /status of 422/.test(message.text())
    if (message.type() === 'error' && !isHalfTyped) complaints.push(message.text())
  })
  return { page, complaints }
}

/** Moves the focus by the keyboard alone. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let times = 0; times < 90; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

const previewAt = (page: Page, width: number) => page.frameLocator(`iframe[width="${width}"]:not(.loading)`)
const checks = (page: Page) => page.locator('#checks')

t.test('an operator makes a template by keyboard, and a site shows it without a restart', async (t) => {
  const { page, complaints } = await openPage()
  await page.goto(`${site.adminUrl}/studio`)
  await tabTo(page, page.getByLabel('Start from'))
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowDown')
  t.equal(await page.getByLabel('Start from').inputValue(), 'template7')
  await tabTo(page, page.getByLabel('Code'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('harbour')
  await tabTo(page, page.getByRole('radio', { name: 'stack' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  t.ok(await page.getByRole('radio', { name: 'drawer' }).isChecked())
  await tabTo(page, page.getByRole('button', { name: 'Move Hot games down' }))
  await page.keyboard.press('Enter')
  const place = templates.template7.sections.indexOf('hot')
  t.match(
    await page
      .locator('#sections li')
      .nth(place + 1)
      .textContent(),
    /Hot games/,
  )

  await tabTo(page, page.getByRole('button', { name: 'Add a color of your own' }))
  await page.keyboard.press('Enter')
  const editor = page.locator('.own-color')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('deepsea')
  const lightness = editor.getByLabel('Lightness')
  await tabTo(page, lightness)
  // Above half, a light page has no contrast to its own buttons: the lightness must move back.
  await page.keyboard.press('End')
  t.match(
    await editor.locator('.note').textContent(),
    /Lightness moved from 1 to 0\.\d+, where .* can be read/,
  )
  await checks(page).getByText('✓ Contrast').waitFor()

  for (const width of [390, 820, 1440]) {
    await previewAt(page, width).locator('body.theme-harbour.color-deepsea').waitFor()
  }
  await checks(page).getByText('✓ Overflow').waitFor()
  t.match(await page.locator('#changes').innerText(), /Frame: drawer instead of stack/)
  t.same(await accessibilityFaults(page), [])

  await tabTo(page, page.getByRole('button', { name: 'Save' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText(/^Saved\./).waitFor()
  const saved = JSON.parse(readFileSync(join(directory, 'harbour.template.json'), 'utf8'))
  t.match(saved, {
    code: 'harbour',
    frame: 'drawer',
    colors: ['deepsea', 'ivory'],
    palettes: { deepsea: {} },
  })

  await page.goto(`http://${host}:${site.port}/`)
  await page.locator('html[data-hydrated]').waitFor()
  t.match(await page.locator('body').getAttribute('class'), /theme-harbour color-deepsea/)
  t.same(complaints, [])
  await page.close()
})

t.test('the previews show a sample player, names that strain a layout, and act for nobody', async (t) => {
  const { page } = await openPage()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, port } = new URL(request.url())
    if (port === String(site.port) && pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}`)
  })
  await page.goto(`${site.adminUrl}/studio`)
  const desktop = previewAt(page, 1440)
  await page.getByRole('radio', { name: 'Signed in' }).check()
  await desktop.getByText('Sample Player').first().waitFor()
  await desktop.getByText('1,234.50').first().waitFor()
  await page.getByRole('radio', { name: 'Stress' }).check()
  await desktop.getByText('1,234,567,890.12').first().waitFor()
  await page.getByRole('radio', { name: 'Log in' }).check()
  await desktop.locator('html[data-hydrated] input[type=password]').fill('Demo1234')
  await desktop.getByRole('textbox').first().fill('demo')
  await desktop.locator('form:has([type=password]) [type=submit]').click()
  await desktop.getByText('This is a preview: nothing is sent.').waitFor()
  t.same(
    calls.filter((call) => !call.startsWith('GET') || /\/(me|session)/.test(call)),
    [],
  )

  // As the person sees it who is sent the link, who may be signed in at the site.
  await page.getByRole('radio', { name: 'Signed out' }).check()
  await page.getByRole('button', { name: 'Make link' }).click()
  const link = page.getByLabel('Link', { exact: true })
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#link')?.value !== '')
  await page.goto(await link.inputValue())
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByText('Preview: nothing is sent or saved.').waitFor()
  await page.getByRole('link', { name: /Slots/ }).first().click()
  await page.waitForURL(/\/slots\?preview=/)
  await page.reload()
  t.match(await page.locator('body').getAttribute('class'), /theme-mine1/, 'a reload shows the preview again')
  await page.close()
})

t.test('a bad file is not imported, a bad draft not saved, and changes are taken back', async (t) => {
  const { page } = await openPage()
  // What is shown beside the form is not looked at here.
  await page.route(/[?&]preview=/, (route) => route.fulfill({ body: '' }))
  await page.goto(`${site.adminUrl}/studio`)
  const errors = page.getByRole('alert')
  const code = page.getByLabel('Code')
  const choose = (name: string, content: unknown) =>
    page.locator('#file').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    })
  await code.fill('kept')
  for (const [content, message] of [
    ['{"code":', 'is not JSON'],
    [{ ...templates.template2, hero: 'parade' }, 'hero: Invalid option'],
    [{ ...templates.template2, css: 'body{}' }, 'css'],
    [{ ...templates.template2, card: undefined }, 'card: is missing'],
    [' '.repeat(8001), 'has more than 8000 bytes'],
  ] as const) {
    await choose('bad.template.json', content)
    await errors.getByText(message).waitFor()
    t.ok(
      await errors.evaluate((element) => element === document.activeElement),
      'the focus is on what is wrong',
    )
  }
  t.equal(await code.inputValue(), 'kept', 'the form is as it was')

  await choose('other.template.json', { ...templates.template2, code: 'other' })
  await page.getByText('Imported other.template.json.').waitFor()
  t.equal(await code.inputValue(), 'other')
  t.notOk(await errors.isVisible())
  await page.getByRole('button', { name: 'Undo' }).click()
  t.equal(await code.inputValue(), 'kept')
  await page.getByRole('button', { name: 'Redo' }).click()
  t.equal(await code.inputValue(), 'other')

  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  t.equal(exported.suggestedFilename(), 'other.template.json')
  t.same(JSON.parse(readFileSync(await exported.path(), 'utf8')), { ...templates.template2, code: 'other' })

  await code.fill('../x')
  await page.getByRole('button', { name: 'Save' }).click()
  await errors.getByRole('link', { name: /^code: is not a code/ }).click()
  t.ok(await code.evaluate((element) => element === document.activeElement), 'its link leads to the field')
  await page.close()
})
