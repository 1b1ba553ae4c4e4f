import { type TemplateCode, templates } from '@marquee/contracts/templates'
import t from 'tap'
import { type GuardContext, runGuards } from '#web/app/routing/middleware.ts'

const visitor = { status: 'visitor', isConfirmed: true } as const
const unknown = { status: 'unknown', isConfirmed: false } as const
const player = { status: 'player', isConfirmed: true } as const
const lastTime = { status: 'player', isConfirmed: false } as const
const play = '/playnow?provider=JILI&game=a'

function contextOf(session: GuardContext['session'], code: TemplateCode = 'template1'): GuardContext {
  return { session, theme: { template: templates[code], color: 'sapphire' }, address: play }
}

t.test('a visitor of a player page is redirected to login and comes back', async (t) => {
  t.same(runGuards('playnow', [], contextOf(visitor)), {
    kind: 'redirect',
    to: '/login?next=%2Fplaynow%3Fprovider%3DJILI%26game%3Da',
  })
})

t.test('where login is a modal, the visitor waits for it on the home page', async (t) => {
  t.same(runGuards('playnow', [], contextOf(visitor, 'sportsbook1')), {
    kind: 'redirect',
    to: '/',
    returnTo: play,
  })
})

t.test('a demo is open to a visitor, and to nobody before the session is known', async (t) => {
  const demo = (session: GuardContext['session'], address = `${play}&mode=demo`) =>
    runGuards('playnow', [], { ...contextOf(session), address })
  t.same(demo(visitor), { kind: 'pass' })
  t.same(demo(player), { kind: 'pass' })
  t.same(demo(unknown), { kind: 'pending' })
  t.match(demo(visitor, `${play}&mode=real`), { kind: 'redirect' })
  t.match(runGuards('inbox', [], { ...contextOf(visitor), address: '/inbox?mode=demo' }), {
    kind: 'redirect',
  })
})

t.test('a player page is pending until the gateway has confirmed the session', async (t) => {
  t.same(runGuards('playnow', [], contextOf(unknown)), { kind: 'pending' })
  t.same(runGuards('playnow', [], contextOf(lastTime)), { kind: 'pending' })
  t.same(runGuards('playnow', [], contextOf(player)), { kind: 'pass' })
})

t.test('an open page passes for everyone', async (t) => {
  for (const session of [visitor, unknown, player])
    t.same(runGuards('slots', [], contextOf(session)), { kind: 'pass' })
})

t.test('forgot-password is guest-only: a player is led home, and a visitor sees it', async (t) => {
  const guard = (session: GuardContext['session']) =>
    runGuards('forgot-password', [], { ...contextOf(session), address: '/forgot-password' })
  t.same(guard(player), { kind: 'redirect', to: '/' })
  for (const session of [visitor, unknown]) t.same(guard(session), { kind: 'pass' }, session.status)
})

t.test('named middleware runs after the guard of the page’s access', async (t) => {
  t.same(runGuards('slots', ['guestsOnly'], contextOf(player)), { kind: 'redirect', to: '/' })
  t.same(runGuards('slots', ['guestsOnly'], contextOf(visitor)), { kind: 'pass' })
  t.same(
    runGuards('playnow', ['guestsOnly'], contextOf(lastTime)),
    { kind: 'pending' },
    'its access decides first',
  )
})

t.test('the login page redirects to the modal where the template has one', async (t) => {
  const login = (session: GuardContext['session'], template: TemplateCode, address = '/login') =>
    runGuards('login', ['loginAsModal'], { ...contextOf(session, template), address })
  for (const session of [visitor, unknown, player, lastTime])
    t.same(login(session, 'template11'), { kind: 'pass' }, session.status)
  t.same(login(visitor, 'sportsbook1'), { kind: 'redirect', to: '/', returnTo: '/' })
  const next = '/login?next=%2Finbox'
  t.same(login(visitor, 'sportsbook1', next), { kind: 'redirect', to: '/', returnTo: '/inbox' })
  t.same(login(player, 'sportsbook1', next), { kind: 'redirect', to: '/inbox' })
  t.same(login(unknown, 'sportsbook1', next), { kind: 'pending' })
  const hostile = '/login?next=%2F%2Fevil.example'
  t.same(login(visitor, 'sportsbook1', hostile), { kind: 'redirect', to: '/', returnTo: '/' })
})
