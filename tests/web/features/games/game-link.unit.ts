import t from 'tap'
import { gameLink } from '#web/features/games/tiles/game-link.ts'

const game = { providerCode: 'JILI', gameCode: 'gold-rush', gameType: 'LIVE CASINO' }

t.test('a game is played on /playnow', async (t) => {
  t.equal(gameLink(game), '/playnow?provider=JILI&game=gold-rush&type=LIVE+CASINO')
})

t.test('the address of a demo names the mode', async (t) => {
  t.equal(gameLink(game, 'DEMO'), `${gameLink(game)}&mode=demo`)
})
