import t from 'tap'
import { gameKind } from '../../../../packages/web/src/features/minigame/game-kind.ts'

t.test('a mini-game is drawn by what it is called; a stranger is a wheel', async (t) => {
  const kind = (gameId: string, name = '') => gameKind({ gameId, name })
  t.equal(kind('lucky-wheel', 'Lucky Wheel'), 'wheel')
  t.equal(kind('g2', 'Scratch Card'), 'scratch')
  t.equal(kind('gift-box'), 'boxes')
  t.equal(kind('17', 'Fortune'), 'wheel')
})
