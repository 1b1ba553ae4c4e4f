import t from 'tap'
import { help } from '#web/i18n/locales/en/support.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const texts = help.notifications

t.test('a player chooses what each channel brings; what protects is no choice, and it is said', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, ask }) => {
    await signIn()
    await open('/inbox')
    const section = page.getByRole('region', { name: texts.title })
    await section.getByText(texts.always).waitFor()
    const channel = section.getByRole('group', { name: texts.channels.SMS })
    const offers = channel.getByRole('checkbox', { name: texts.offers })
    const wasChecked = await offers.isChecked()
    const saved = page.waitForResponse('**/api/me/notifications')
    await channel.getByText(texts.offers).click()
    t.equal((await saved).status(), 200)
    t.equal(await offers.isChecked(), !wasChecked)
    const { settings } = (await ask('/api/me/notifications')).json<{
      settings: { channel: string; offers: boolean }[]
    }>()
    t.equal(settings.find((one) => one.channel === 'SMS')?.offers, !wasChecked)
    const inbox = section.getByRole('group', { name: texts.channels.INBOX })
    t.equal(await inbox.getByRole('checkbox').count(), 1, 'rewards always come to the inbox')
  }),
)

t.test('a choice that fails stays as it was', (t) =>
  visit(t, { brand: 'template9', ...phone }, async ({ page, host, open, signIn, allow }) => {
    control.fault({
      ...{ call: '/api/settings/notification_set', domain: host },
      fault: { kind: 'status', status: 500 },
    })
    t.teardown(() => control.clearFaults())
    allow(/PATCH \/api\/me\/notifications|serviceUnavailable|connectionLost|disconnect/i)
    await signIn()
    await open('/inbox')
    const channel = page.getByRole('group', { name: texts.channels.EMAIL })
    const updates = channel.getByRole('checkbox', { name: texts.updates })
    await updates.waitFor()
    const failed = page.waitForResponse('**/api/me/notifications')
    await channel.getByText(texts.updates).click()
    await failed
    await page.waitForFunction(() => document.querySelector('.notification-channel input:disabled') === null)
    t.equal(await updates.isChecked(), true)
  }),
)
