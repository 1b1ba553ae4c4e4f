import type { Game } from '@marquee/contracts/areas/games/catalogue'
import t from 'tap'
import { heroArt } from '#web/templates/parts/heroes/hero-art.ts'
import { gameOf } from '../../support/game-of.ts'

const codes = (games: readonly Game[]) => games.map(({ gameCode }) => gameCode).join(' ')
const featured = ['a', 'b', 'c', 'd'].map((code) => gameOf(code))

t.test("a hero's pictures", async (t) => {
  t.equal(codes(heroArt({ own: undefined, featured }, 3)), 'a b c', 'are the featured games for a visitor')
  t.equal(codes(heroArt({ own: gameOf('x'), featured }, 3)), 'x b c', 'change in the first place alone')
  t.equal(codes(heroArt({ own: gameOf('b'), featured }, 3)), 'b c d', 'show no game twice')
  t.equal(codes(heroArt({ own: gameOf('x'), featured: [] }, 3)), 'x', 'need no featured game')
  t.equal(codes(heroArt({ own: undefined, featured: [] }, 3)), '', 'may be none')
})
