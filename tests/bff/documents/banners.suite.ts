import type { BannerPosition } from '@marquee/contracts/areas/site/notices'
import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())

const host = 'template1.localhost'
const places: readonly [BannerPosition, string, string, string][] = [
  ['home', '/', '/cn', 'Race of the week|本周竞速'],
  ['lobby', '/slots', '/cn/slots', 'Play your missions|完成任务领奖'],
  ['promotions', '/promotions', '/cn/promotions', 'Weekend boost|周末加码'],
]

for (const [position, english, chinese, words] of places) {
  t.test(`the operator’s banners for ${position} are in its document, in its language`, async (t) => {
    const [inEnglish = '', inChinese = ''] = words.split('|')
    const { text } = await site.ask(english, { host })
    t.match(text, `alt="${inEnglish}"`)
    t.notMatch(text, `alt="${inChinese}"`)
    t.match((await site.ask(chinese, { host })).text, `alt="${inChinese}"`)
    t.notMatch((await site.ask(english, { host: 'no-banners.localhost' })).text, 'class="banner"')
  })
}

t.test('nothing is advertised where a player pays, plays or asks for help', async (t) => {
  for (const path of ['/responsible-gaming', '/deposit', '/contact-us', '/playnow', '/login'])
    t.notMatch((await site.ask(path, { host })).text, 'class="banner"', path)
})

t.test('a failed list of banners leaves the page whole', async (t) => {
  site.sandbox.control.fault({ call: '/api/cms/banner_list', fault: { kind: 'status', status: 500 } })
  const { status, text } = await site.ask('/', { host: 'slot5.localhost' })
  t.equal(status, 200)
  t.match(text, '<h1')
  t.notMatch(text, 'class="banner"')
})
