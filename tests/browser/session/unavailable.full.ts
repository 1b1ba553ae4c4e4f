import { type LanguageCode, languageCodes, withLanguagePrefix } from '@marquee/contracts/languages'
import type { Page } from 'playwright-core'
import t from 'tap'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { demo } from '../../support/browser/player.ts'
import { textsOf } from '../../support/texts-of.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
t.afterEach(() => control.clearFaults())

const refuse = (call: string, statusMessage: string) =>
  control.fault({ call, fault: { kind: 'envelope', statusCode: 0, statusMessage } })
const main = (page: Page) => page.getByRole('main')

/** Nothing but the form itself tells of it. */
async function isSaidInPlace(page: Page, language: LanguageCode): Promise<void> {
  const { serviceUnavailable } = textsOf[language].errors
  await page.getByRole('alert').getByText(serviceUnavailable, { exact: true }).waitFor()
}

for (const language of languageCodes) {
  t.test(`serviceUnavailable opens no dialog at the login: it is said by the button (${language})`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect, origin }) => {
      refuse('/api/auth/login', 'serviceUnavailable')
      expect(/^422 POST \/api\/session$/)
      expect(/^console (warning|error): serviceUnavailable 0 [0-9A-Z]{4}-[0-9A-Z]{4}$/)
      await open(withLanguagePrefix(language, '/login'))
      const form = main(page).locator('form')
      await form.locator('[name=accountId]').fill(demo.accountId)
      await form.locator('[name=password]').fill(demo.password)
      await form.locator('[type=submit]').click()
      await isSaidInPlace(page, language)
      t.equal(await page.locator('dialog[open], .toast').count(), 0, 'no dialog and no toast')
      const kept = await form
        .locator('[name=accountId], [name=password]')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
      t.same(kept, Object.values(demo))
      const box = await form.getByRole('alert').boundingBox()
      const button = await form.locator('[type=submit]').boundingBox()
      t.ok(box && button && button.y - box.y - box.height < 60, 'right above the button')
      control.clearFaults()
      await form.locator('[type=submit]').click()
      await page.waitForURL((url) => url.origin === origin && !url.pathname.endsWith('/login'))
    }),
  )
}

t.test('so it is in a form of the account, and at a button', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn, expect }) => {
    expect(/^422 (PATCH|POST|DELETE) /)
    expect(/^console (warning|error): serviceUnavailable 0 /)
    await signIn()
    refuse('/api/settings/profile_update', 'serviceUnavailable')
    await open('/edit-profile')
    const email = main(page).locator('[name=contactEmail]')
    await email.fill('dana@example.com')
    await main(page).locator('form [type=submit]').click()
    await isSaidInPlace(page, 'EN')
    t.equal(await email.inputValue(), 'dana@example.com')

    refuse('/api/settings/claim_inbox', 'serviceUnavailable')
    await open('/inbox')
    const { inbox } = textsOf.EN.ui
    await main(page)
      .locator('.inbox-head', { has: page.locator('.badge') })
      .first()
      .click()
    await main(page).getByRole('button', { name: inbox.claim, exact: true }).click()
    await isSaidInPlace(page, 'EN')
    t.equal(await page.locator('dialog[open], .toast').count(), 0)
  }),
)

t.test('a dialog that asks once more stays, and says it too', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, expect }) => {
    refuse('/api/settings/delete_inbox', 'serviceUnavailable')
    expect(/^422 DELETE \/api\/me\/inbox\//)
    expect(/^console (warning|error): serviceUnavailable 0 /)
    await signIn()
    await open('/inbox')
    const { help } = textsOf.EN.ui
    await main(page)
      .locator('.inbox-head', { hasNot: page.locator('.badge') })
      .first()
      .click()
    await main(page).locator('.inbox-actions button').first().click()
    const dialog = page.getByRole('dialog', { name: help.inbox.remove })
    await dialog.getByRole('button', { name: help.inbox.confirmDo }).click()
    await isSaidInPlace(page, 'EN')
    t.ok(await dialog.isVisible())
    t.equal(await page.locator('dialog[open]').count(), 1)
  }),
)

for (const language of languageCodes) {
  t.test(`a message of letters only is a key, also at the login, which lacks its text (${language})`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
      refuse('/api/auth/login', 'underage')
      expect(/^422 POST \/api\/session$/)
      await open(withLanguagePrefix(language, '/login'))
      const form = main(page).locator('form')
      const { underage, duplicateAccount, errorTitle } = textsOf[language].errors
      const send = async () => {
        await form.locator('[name=accountId]').fill(demo.accountId)
        await form.locator('[name=password]').fill(demo.password)
        await form.locator('[type=submit]').click()
      }
      await send()
      const dialog = page.getByRole('dialog', { name: errorTitle })
      await dialog.getByText(underage, { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      control.clearFaults()
      refuse('/api/auth/login', 'duplicateAccount')
      await send()
      await page.getByText(duplicateAccount, { exact: true }).waitFor()
    }),
  )
}
