import t from 'tap'
import { gameKind } from '#web/features/mini-games/game-kind.ts'

t.test('a mini-game’s name selects its board; the default is the wheel', async (t) => {
  const kind = (gameId: string, name = '') => gameKind({ gameId, name })
  t.equal(kind('lucky-wheel', 'Lucky Wheel'), 'wheel')
  t.equal(kind('g2', 'Scratch Card'), 'scratch')
  t.equal(kind('g2', '刮刮卡'), 'scratch')
  t.equal(kind('g3', '幸运礼盒'), 'boxes')
  t.equal(kind('gift-box'), 'boxes')
  t.equal(kind('17', 'Fortune'), 'wheel')
})
