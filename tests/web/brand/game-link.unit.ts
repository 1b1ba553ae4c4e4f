import t from 'tap'
import { gameLink } from '#web/brand/game-link.ts'

const game = { providerCode: 'JILI', gameCode: 'gold-rush', gameType: 'LIVE CASINO' }

t.test('a game is played on /playnow', async (t) => {
  t.equal(gameLink(game), '/playnow?provider=JILI&game=gold-rush&type=LIVE+CASINO')
})

t.test('the address of a demo names the mode', async (t) => {
  t.equal(gameLink(game, 'DEMO'), `${gameLink(game)}&mode=demo`)
})

t.test(
  'the address of a pick names it and the price that was seen; that of a slip asks for it',
  async (t) => {
    const slip = { selection: 'm1-7:1X2:1', price: '1.85' }
    t.equal(gameLink(game, 'REAL', slip), `${gameLink(game)}&selection=m1-7%3A1X2%3A1&price=1.85`)
    t.equal(gameLink(game, 'REAL', 'asItIs'), `${gameLink(game)}&slip=1`)
  },
)
