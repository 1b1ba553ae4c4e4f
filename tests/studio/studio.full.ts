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
  const lightnessShown = editor.locator('label:has-text("Lightness") output')
  await checks(page).getByText('✓ Contrast').waitFor()

  for (const width of [390, 820, 1440]) {
    await previewAt(page, width).locator('body.theme-harbour.color-deepsea').waitFor()
  }
  await checks(page).getByText('✓ Overflow').waitFor()
  t.match(await page.locator('#changes').innerText(), /Frame: drawer instead of stack/)
  t.same(await accessibilityFaults(page), [])

  await tabTo(page, page.getByRole('button', { name: 'Save' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Save harbour' }).waitFor()
  t.same(await accessibilityFaults(page), [])
  await page.keyboard.type('Opening')
  await page.keyboard.press('Enter')
  await page.getByText(/^Saved as version 1\./).waitFor()
  const saved = JSON.parse(readFileSync(join(directory, 'harbour.template.json'), 'utf8'))
  t.match(saved, {
    code: 'harbour',
    frame: 'drawer',
    colors: ['deepsea', 'ivory'],
    palettes: { deepsea: { lightness: Number(await lightnessShown.textContent()) } },
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
    [{ ...templates.template2, hero: 'parade' }, 'Hero: must be one of carousel, split'],
    [{ ...templates.template2, css: 'body{}' }, 'css: does not belong here'],
    [{ ...templates.template2, card: undefined }, 'Game cards: is missing'],
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
  for (const name of ['Save', 'Export']) {
    await page.getByRole('button', { name }).click()
    await errors.getByText(name === 'Save' ? 'Not saved: put this right first' : 'Not exported').waitFor()
    await errors.getByRole('link', { name: 'Code: small letters and digits only' }).click()
    t.ok(await code.evaluate((element) => element === document.activeElement), 'its link leads to the field')
  }
  await page.close()
})

t.test('a name that cannot be is marked when its field is left, and as long as it is wrong', async (t) => {
  const { page } = await openPage()
  await page.route(/[?&]preview=/, (route) => route.fulfill({ body: '' }))
  await page.goto(`${site.adminUrl}/studio`)
  const rule = 'Small letters and digits only, beginning with a letter, 2 to 32 in all.'
  const code = page.getByLabel('Code')
  const isMarked = (field: Locator) => field.evaluate((element) => element.ariaInvalid === 'true')
  await code.fill('Deep sea!')
  t.notOk(await isMarked(code), 'not while it is typed')
  await code.blur()
  await page.getByText(rule).waitFor()
  t.ok(await isMarked(code))
  await code.fill('template2')
  await code.blur()
  await page.getByText('A template of the product has this code.').waitFor()
  await code.fill('deepsea')
  t.notOk(await isMarked(code), 'and not a moment longer')

  await page.getByRole('button', { name: 'Add a color of your own' }).click()
  const name = page.locator('.own-color').getByLabel('Name')
  await name.fill('deep sea!')
  await name.blur()
  await page.locator('.own-color').getByText(rule).waitFor()
  t.ok(await isMarked(name))
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('alert').getByText('Not exported: put this right first').waitFor()
  await name.fill('gold')
  await name.blur()
  await page.getByText('There is a color gold already, so this is still deep sea!.').waitFor()
  await name.fill('ocean')
  await name.blur()
  t.notOk(await isMarked(name))
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const text = readFileSync(await exported.path(), 'utf8')
  await code.fill('another')
  await page
    .locator('#file')
    .setInputFiles({ name: 'deepsea.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByText('Imported deepsea.json.').waitFor()
  t.equal(await code.inputValue(), 'deepsea', 'what it exports, it imports')
  await page.close()
})

t.test('releases are looked at, held again, scheduled and called off', async (t) => {
  const { page, complaints } = await openPage()
  await page.route(/[?&]preview=/, (route) => route.fulfill({ body: '' }))
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto(`${site.adminUrl}/studio`)
  const releases = page.getByRole('region', { name: 'Releases' })
  const row = (title: string) => releases.getByRole('listitem').filter({ hasText: title })
  await page.getByLabel('Start from').selectOption('template7')
  await page.getByLabel('Code').fill('tides')
  await releases.getByText('Nothing is saved under this code.').waitFor()
  const save = async (note: string, date?: string) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Save tides' })
    await dialog.getByLabel('Note').fill(note)
    if (date !== undefined) {
      await dialog.getByRole('radio', { name: 'From a date on' }).check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.getByText('Choose a time that is still to come.').waitFor()
      await dialog.getByLabel('Date and time').fill(date)
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await save('Opening')
  await row('Version 1').getByText('holds now').waitFor()
  await page.getByRole('radio', { name: 'drawer' }).check()
  await save('A drawer')
  await row('Version 2').getByText('holds now').waitFor()
  t.match(await row('Version 2').innerText(), /A drawer\s+Frame: drawer instead of stack/)
  t.equal(await row('Version 1').getByText('holds now').count(), 0)

  await row('Version 1').getByRole('button', { name: 'Open version 1' }).click()
  t.notOk(await page.getByRole('radio', { name: 'drawer' }).isChecked(), 'its values are in the form')
  await row('Version 1').getByRole('button', { name: 'Make current: version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make current' }).click()
  await row('Version 3').getByText('holds now').waitFor()
  t.match(await row('Version 3').innerText(), /Version 1 again/)
  const saved = JSON.parse(readFileSync(join(directory, 'tides.template.json'), 'utf8'))
  t.equal(saved.frame, templates.template7.frame)

  await page.getByRole('radio', { name: 'rail', exact: true }).first().check()
  await save('For the feast', '2099-12-24T18:00')
  await row('From Dec 24, 2099').getByText('scheduled').waitFor()
  t.match(await row('From Dec 24, 2099').innerText(), /6:00.PM.*For the feast.*Frame: rail instead of/s)
  t.same(await accessibilityFaults(page), [])
  t.equal(JSON.parse(readFileSync(join(directory, 'tides.template.json'), 'utf8')).frame, saved.frame)
  await releases.getByRole('button', { name: /^Call off/ }).click()
  await page.getByText(/^Called off the release/).waitFor()
  t.equal(await row('From Dec 24, 2099').count(), 0)

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Brands' }).click()
  await page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor()
  t.same(complaints, [])
  await page.close()
})
