import t from 'tap'
import { care } from '#web/i18n/locales/en/responsible-gaming.ts'
import { validation } from '#web/i18n/locales/en/validation.ts'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { noteOf } from '../../support/browser/note-of.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { refuseField } from './refuse-field.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

t.test('a break or an exclusion that is refused says why at its field, and ends no session', (t) =>
  visit(t, { brand: 'care-refused', ...desk }, async ({ page, open, ask, signIn, host, expect }) => {
    await signIn({ accountId: 'winner', password: 'Demo1234' })
    await open('/responsible-gaming')
    expect(/4\d\d/)
    const dialog = page.getByRole('dialog')
    const password = dialog.getByLabel(care.password, { exact: true })
    const pauses = [
      { opener: care.pause.break, action: care.pause.breakDo, call: '/api/rg/cool_off', field: 'hours' },
      {
        ...{ opener: care.pause.exclude, action: care.pause.excludeDo },
        ...{ call: '/api/rg/self_exclude', field: 'months' },
      },
    ]
    for (const { opener, action, call, field } of pauses) {
      const submit = dialog.getByRole('button', { name: action, exact: true })
      await page.getByRole('button', { name: opener, exact: true }).click()
      await dialog.getByRole('radio').first().check()
      const word = dialog.locator('[name=confirmation]')
      if (field === 'months') await word.fill(care.pause.word)
      t.equal(await password.count(), 0, 'what protects asks for no password')
      refuseField(control, call, host, { password: 'missing' })
      await submit.click()
      await dialog.getByText(care.passwordEmpty).waitFor()
      t.match(await noteOf(password), care.passwordEmpty, 'unless the platform insists on it')
      await password.fill('Wrong1234')
      await submit.click()
      await dialog.getByText(validation.wrongPassword).waitFor()
      t.match(await noteOf(password), validation.wrongPassword, field)
      refuseField(control, call, host, { [field]: 'tooBig' })
      await password.fill('Demo1234')
      await submit.click()
      await dialog.getByText(validation.invalid).waitFor()
      t.match(await noteOf(dialog.getByRole('group')), validation.invalid, field)
      if (field === 'months') {
        refuseField(control, call, host, { confirm_text: 'format' })
        await submit.click()
        await dialog.getByText(validation.invalid).waitFor()
        t.match(await noteOf(word), validation.invalid)
      }
      t.same(await accessibilityFaults(page), [], field)
      await dialog.getByRole('button', { name: care.cancel, exact: true }).click()
    }
    t.match((await ask('/api/session')).json(), { authenticated: true })
  }),
)
