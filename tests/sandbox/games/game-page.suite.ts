import { readdirSync } from 'node:fs'
import t from 'tap'
import { clientFiles, gamePages } from '#demo-games/demo-games.ts'
import { pageOfGame } from '#demo-games/games/games.ts'

const launch = {
  title: 'Jade Dragon',
  gameCode: 'jade-dragon',
  picture: 'slots/jade-dragon',
  language: 'EN',
  mode: 'REAL',
  ticket: 'ticket-1',
  roundsOf: 'player-1',
  currency: 'PHP',
  rtp: '95.00',
  lobbyUrl: 'https://brand.example/slots',
} as const
const pageWith = (more: object) => pageOfGame('slot', { ...launch, ...more }, { balance: '1000.00' })
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/json" id="launch">(.*?)<\/script>/s.exec(page)?.[1] ?? '')

t.test('every game has a page, whose script is there, and loads nothing of elsewhere', async (t) => {
  const files = readdirSync(clientFiles)
  for (const name of new Set(gamePages)) {
    const page = pageOfGame(name, launch, {})
    const script = /<script type="module" src="\/play\/client\/([\w.]+)">/.exec(page)?.[1] ?? ''
    t.ok(files.includes(script), name)
    t.notMatch(page, /(?:src|href)="https?:\/\/(?!brand\.example)|@import|undefined/, name)
  }
})

t.test('hostile values are escaped', async (t) => {
  const hostile = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const page = pageWith({ title: hostile, gameCode: hostile, ticket: hostile, currency: hostile })
  t.equal(page.match(/<script/g)?.length, 2)
  t.notMatch(page, /<img/i)
  t.equal(dataOf(page).ticket, hostile)
})

t.test('the lobby link is a web address or a path, or else the home page', async (t) => {
  t.match(pageWith({}), 'href="https://brand.example/slots"')
  t.match(pageWith({ lobbyUrl: '/slots?a=1&b=2' }), 'href="/slots?a=1&amp;b=2"')
  for (const lobbyUrl of ['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', ''])
    t.match(pageWith({ lobbyUrl }), 'class="round" href="/"')
})

t.test('each language has its own texts, and a demo is labeled', async (t) => {
  t.match(pageWith({ language: 'CN' }), /<html lang="zh-Hans"/)
  t.match(pageWith({ language: 'PHP' }), /Balanse/)
  t.match(pageWith({ mode: 'DEMO' }), /data-testid="demo"/)
  t.notMatch(pageWith({}), /data-testid="demo"/)
})
