import type { Announcements } from '@marquee/contracts/areas/site/notices'
import t from 'tap'
import { notices } from '#sandbox/areas/site/announcements.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox

const call = '/api/cms/announcement_list'
const asked = (host: string, language = 'EN') => site.ask(`/api/announcements?language=${language}`, { host })
const announced = async (host: string, language?: string) =>
  (await asked(host, language)).json<Announcements>().announcements

t.test('announcements come in the reader’s language, and are asked for once', async (t) => {
  const host = 'announced.localhost'
  const english = notices.map(({ id, en, dismissible }) => {
    return { id, text: en, language: 'en', kind: 'notice', isDismissible: dismissible }
  })
  t.same(await announced(host), english)
  t.match(await announced(host, 'CN'), [{ text: notices[0]?.cn, language: 'zh-Hans' }])
  t.match(await announced(host, 'PHP'), [{ text: notices[0]?.local, language: 'fil' }])
  t.match((await asked(host)).headers['cache-status'], /hit/)
  t.equal(control.calls(call).length, 1)
  t.equal((await asked(host, 'XX')).status, 400)
})

t.test('a platform of two languages announces to readers of Chinese in English', async (t) => {
  const host = 'bilingual.localhost'
  const remove = notices.map((_, place) => `value.${place}.text_cn`)
  control.fault({ call, domain: host, fault: { kind: 'drift', remove } })
  t.match(await announced(host, 'CN'), [{ text: notices[0]?.en, language: 'en' }])
})

t.test('one kind is a modal, whatever else there is a line; what says nothing is left out', async (t) => {
  const host = 'kinds.localhost'
  const replace = {
    value: [
      { id: 7, text_en: 'One', text_local: null, kind: 'modal' },
      { id: 'b', text_en: '', text_local: '只有中文', kind: 'WHATEVER', dismissible: 0 },
      { id: 'c', text_en: '', text_local: '' },
      { id: '', text_en: 'Nameless', text_local: '' },
    ],
  }
  control.fault({ call, domain: host, fault: { kind: 'drift', replace } })
  t.same(await announced(host), [
    { id: '7', text: 'One', language: 'en', kind: 'modal', isDismissible: true },
    { id: 'b', text: '只有中文', language: 'zh-Hans', kind: 'notice', isDismissible: false },
  ])
})

t.test(
  'a platform that knows no such call has nothing to announce; one that is down has not said so',
  async (t) => {
    control.fault({ call, domain: 'absent.localhost', fault: { kind: 'status', status: 404 } })
    t.same(await announced('absent.localhost'), [])
    const { headers } = await site.ask('/', { host: 'absent.localhost' })
    t.match(headers['cache-status'], 'fwd=miss')
    t.match(
      (await site.ask('/', { host: 'absent.localhost' })).headers['cache-status'],
      'hit',
      'its page is kept',
    )
    control.fault({ call, domain: 'down.localhost', fault: { kind: 'status', status: 503 } })
    t.match(await asked('down.localhost'), { status: 503 })
  },
)
