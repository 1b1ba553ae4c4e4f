import t from 'tap'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

t.test('a code is refused at its field, which keeps it, and redeemed once', (t) =>
  visit(t, { brand: 'codes', ...phone }, async ({ page, open, signIn, expect }) => {
    const { code } = rewardTexts[''].promotions
    await signIn()
    await open('/promotions?view=bonuses')
    const field = page.getByRole('main').getByLabel(code.label)
    const submit = page.getByRole('main').getByRole('button', { name: code.submit })
    const redeem = async (entered: string, answer: string) => {
      await field.fill(entered)
      await submit.click()
      await page.getByRole('main').getByText(answer, { exact: true }).waitFor()
    }
    expect(/^422 POST \/api\/promotions\/codes$/)
    await redeem('a!', code.format)
    t.equal(control.calls('/api/promotion/redeem_code').length, 0, 'what cannot be a code is not sent')
    await redeem('nosuchcode', code.invalidInput)
    t.equal(await field.inputValue(), 'nosuchcode')
    t.equal(await field.getAttribute('aria-invalid'), 'true')
    await redeem('TAPOSNA', code.expired)
    await redeem('UBOSNA', code.limitReached)
    await redeem('kape25', withValues(code.done, { reward: '₱25.00' }))
    t.equal(await field.inputValue(), '')
    await redeem('KAPE25', code.alreadyClaimed)
  }),
)
