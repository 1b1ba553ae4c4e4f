import t from 'tap'
import { type SlotLaunch, slotPage } from '#demo-games/games/slot/slot-page.ts'

const launch: SlotLaunch = {
  title: 'Jade Dragon',
  gameName: 'Fortune Tiger',
  gameCode: 'fortune-tiger',
  providerCode: 'PGSOFT',
  language: 'EN',
  mode: 'REAL',
  ticket: 'ticket-1',
  roundsOf: 'player-1',
  balance: '1000.00',
  nextHash: 'hash-1',
  currency: 'PHP',
  lobbyUrl: 'https://brand.example/slots',
  bets: ['1.00', '2.00'],
}

const scriptsOf = (page: string) =>
  [...page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, , body = '']) => body)

t.test('the page has one data block and one valid script, and loads nothing', async (t) => {
  const [data = '', code = '', ...more] = scriptsOf(slotPage(launch))
  t.same(more, [])
  t.match(JSON.parse(data), { ticket: 'ticket-1', nextHash: 'hash-1', bets: ['1.00', '2.00'] })
  t.notMatch(code, /^\s*(import|export) /m, 'modules are joined')
  t.doesNotThrow(() => new Function(code))
  t.notMatch(
    slotPage(launch).replaceAll('http://www.w3.org/', ''),
    /(?:src|href)="https?:\/\/(?!brand\.example)|@import/,
    'it loads nothing',
  )
})

t.test('hostile values are escaped', async (t) => {
  const hostile = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const page = slotPage({
    ...launch,
    title: hostile,
    gameName: hostile,
    gameCode: hostile,
    ticket: hostile,
    currency: hostile,
    bets: [hostile],
  })
  t.equal(scriptsOf(page).length, 2)
  t.notMatch(page, /<img/i)
  t.equal(JSON.parse(scriptsOf(page)[0] ?? '').ticket, hostile)
})

t.test('the lobby link is a web address or a path, or else the home page', async (t) => {
  t.match(slotPage(launch), 'href="https://brand.example/slots"')
  t.match(slotPage({ ...launch, lobbyUrl: '/slots?a=1&b=2' }), 'href="/slots?a=1&amp;b=2"')
  for (const lobbyUrl of ['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', ''])
    t.match(slotPage({ ...launch, lobbyUrl }), 'class="round" href="/"')
})

t.test('each language has its own texts, and a demo is labeled', async (t) => {
  t.match(slotPage({ ...launch, language: 'CN' }), /<html lang="zh-Hans"/)
  t.match(slotPage({ ...launch, language: 'PHP' }), /Balanse/)
  t.match(slotPage({ ...launch, language: 'PHP' }), /Suriin ang round na ito/)
  t.match(slotPage({ ...launch, mode: 'DEMO' }), /data-testid="demo"/)
  t.notMatch(slotPage(launch), /data-testid="demo"/)
})
