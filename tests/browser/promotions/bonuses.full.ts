import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { inPesos, shownBalance } from '../../support/browser/player.ts'
import { withValues } from '../../support/with-values.ts'

const { visit } = await openFixture(t)

t.test('cash and bonus money stand apart wherever the balance does', (t) =>
  visit(t, { brand: 'apart', ...phone }, async ({ page, open, signIn, ask }) => {
    await signIn({ accountId: 'turnover', password: 'Demo1234' })
    const own = (await ask('/api/me/balance')).json<
      Record<'balance' | 'cash' | 'bonus', { amount: string }>
    >()
    t.equal(Number(own.cash.amount) + Number(own.bonus.amount), Number(own.balance.amount))
    const cash = inPesos(own.cash.amount)
    const bonus = withValues(ui.site.balance.bonus, { amount: inPesos(own.bonus.amount) })
    await open('/account')
    const wallet = page.locator('.account-amount')
    for (const place of [shownBalance(page), wallet]) {
      await place.getByText(bonus, { exact: true }).waitFor()
      t.equal((await place.innerText()).split('\n')[0], cash)
    }
    await page.getByRole('main').getByRole('button', { name: ui.site.balance.hide }).click()
    await wallet.getByText('••••••').waitFor()
    t.equal(await page.getByText(bonus).count(), 0)
  }),
)
