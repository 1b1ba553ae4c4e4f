import { type LanguageCode, languageCodes, withLanguagePrefix } from '@marquee/contracts/languages'
import { operations } from '@marquee/contracts/operations'
import { commonErrorCodes } from '@marquee/contracts/problem'
import { failureField } from '@marquee/contracts/shown-failure'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { sharedErrorWords } from '#sandbox/calls/sentinels.ts'
import { beginDeposit, chooseMethod, declineLimit, sendDeposit } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone, type Visit } from '../../support/browser/fixture.ts'
import { noteOf } from '../../support/browser/note-of.ts'
import { inPesos } from '../../support/browser/player.ts'
import { textsOf } from '../../support/texts-of.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const winner = { accountId: 'winner', password: 'Demo1234' }

/** Where a form tells a refusal. */
type Place = 'amount' | 'choice' | 'code' | 'notice' | 'limit'

/** Where the operation declares that a word of the platform shows; `invalidInput` of these tests names the amount. */
function placeOf(id: 'createDeposit' | 'createWithdrawal', word: string): Place {
  const declared: readonly string[] = [...commonErrorCodes, ...operations[id].errors]
  const code = declared.includes(word) ? word : 'refused'
  if (code === 'tooManyRequests') return 'limit'
  const field = code === 'invalidInput' ? 'amount' : failureField(operations[id], code)
  if (field === 'tac') return 'code'
  return field === undefined ? 'notice' : field === 'amount' ? field : 'choice'
}

type Kind = 'Deposit' | 'Withdrawal'

/** What a player reads for a word when money is moved. */
function textOf(language: LanguageCode, word: string, kind: Kind): string {
  const { errors, ui } = textsOf[language]
  const all: Readonly<Record<string, string>> = { ...errors, ...ui.cashier.refused }
  if (word === 'tooManyRequests') return ui.login.tooMany
  if (word === 'pendingExists') return ui.cashier.refused[`pending${kind}`]
  return all[word] ?? `no text for ${word}`
}

/** The texts that are shown at a place. Those at a control are what a screen reader says for it. */
async function shownAt(page: Page, place: Place): Promise<string> {
  const main = page.getByRole('main')
  if (place === 'notice') return main.locator('.cashier-notice-danger').innerText()
  if (place === 'limit') return main.locator('.attempt-limit').innerText()
  if (place === 'choice') return main.locator('fieldset .field-error').innerText()
  return noteOf(main.locator(place === 'amount' ? '[name=amount]' : '[name=tac]'))
}

/** The words that are tried in each language. A wait comes last. */
const words = sharedErrorWords
  .map((word, place) => ({ word, amount: `500.${61 + place}` }))
  .toSorted((one, other) => Number(one.word === 'tooManyRequests') - Number(other.word === 'tooManyRequests'))

async function isTold(t: Test, page: Page, kind: Kind, language: LanguageCode, word: string) {
  const place = placeOf(`create${kind}`, word)
  const text = textOf(language, word, kind)
  await page.getByRole('main').getByText(text).first().waitFor()
  t.ok((await shownAt(page, place)).includes(text), `${word} at its ${place}`)
  t.equal(await page.getByRole('dialog').count(), 0, 'and nowhere else')
}

for (const language of languageCodes) {
  t.test(`each word that refuses a deposit is told where it belongs (${language})`, (t) =>
    visit(t, { brand: `refusals-${language.toLowerCase()}`, ...desk }, async (visit) => {
      const { page } = visit
      const { cashier } = textsOf[language].ui
      const main = page.getByRole('main')
      await start(visit, language, '/deposit', /^4\d\d POST \/api\/cashier\/deposits$/)
      await declineLimit(page, language)
      for (const { word, amount } of words) {
        await chooseMethod(main, 'GCash')
        await main.getByLabel(cashier.amount.label, { exact: true }).fill(amount)
        const submit = withValues(cashier.deposit.submitAmount, { amount: inPesos(amount) })
        await main.getByRole('button', { name: submit, exact: true }).click()
        await isTold(t, page, 'Deposit', language, word)
        t.equal(await main.locator('[name=amount]').inputValue(), amount, 'what was typed is kept')
      }
    }),
  )
}

for (const language of languageCodes) {
  t.test(`each word that refuses a withdrawal is told where it belongs (${language})`, (t) =>
    visit(t, { brand: `refusals-${language.toLowerCase()}`, ...desk }, async (visit) => {
      const { page } = visit
      const { cashier, login } = textsOf[language].ui
      const main = page.getByRole('main')
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
      await start(visit, language, '/withdrawal', /^4\d\d POST \/api\/cashier\/withdrawals$/)
      for (const { word, amount } of words) {
        const place = placeOf('createWithdrawal', word)
        await main.getByLabel(cashier.amount.label, { exact: true }).fill(amount)
        await press(cashier.withdraw.next)
        await press(login.sendCode)
        await main.getByLabel(login.code, { exact: true }).fill('123456')
        await press(withValues(cashier.withdraw.submit, { amount: inPesos(amount) }))
        await isTold(t, page, 'Withdrawal', language, word)
        if (place === 'amount' || place === 'choice') {
          t.equal(await main.locator('[name=amount]').inputValue(), amount, 'what was typed is kept')
        } else await press(cashier.review.change)
      }
    }),
  )
}

t.test('a deposit that is refused for an open one leads to it, also where the page’s list lacks it', (t) =>
  visit(t, { brand: 'open-elsewhere', ...phone }, async ({ page, open, signIn, host, expect }) => {
    const { cashier } = textsOf.EN.ui
    await signIn()
    await open('/deposit')
    const id = await beginDeposit(page, 'QR Ph', '321')
    const fault = { kind: 'drift', replace: { value: [] } } as const
    control.fault({ call: '/api/cashier/deposit_list', domain: host, fault })
    expect(/^422 POST \/api\/cashier\/deposits$/)
    await open('/deposit')
    await sendDeposit(page, 'QR Ph', '322')
    const refusal = page.getByRole('alert').filter({ hasText: cashier.refused.pendingDeposit })
    await refusal.getByRole('link', { name: cashier.deposit.continue }).click()
    await page.waitForURL(`**/deposit?id=${id}`)
  }),
)

t.test('a withdrawal that waits for one that nobody finds leads to the history, and to support', (t) =>
  visit(t, { brand: 'open-unfound', ...phone }, async ({ page, open, signIn, host }) => {
    const { cashier } = textsOf.EN.ui
    await signIn()
    const fault = { kind: 'drift', replace: { 'value.0.blockers': ['PENDING_WITHDRAWAL'] } } as const
    control.fault({ call: '/api/cashier/withdrawal_info', domain: host, fault })
    await open('/withdrawal')
    const blocker = page.locator('.blockers li').filter({ hasText: cashier.blockers.PENDING_WITHDRAWAL })
    const history = blocker.getByRole('link', { name: textsOf.EN._m.page['transaction-history'] })
    await history.waitFor()
    t.equal(await blocker.locator('.cashier-ways > *').count(), 2, 'and a way to support')
    await history.click()
    await page.waitForURL('**/transaction-history?range=month&type=WITHDRAWAL')
  }),
)

async function start({ signIn, open, expect }: Visit, language: LanguageCode, path: string, refusal: RegExp) {
  await signIn(winner)
  expect(refusal)
  await open(withLanguagePrefix(language, path))
}
