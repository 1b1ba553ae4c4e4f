import t from 'tap'
import { gameTitle } from '#web/i18n/game-title.ts'

t.test('a local name in Chinese characters is used on Chinese pages', async (t) => {
  const game = { gameName: 'Gold Rush', gameNameLocal: '淘金热' }
  t.equal(gameTitle(game, 'CN'), '淘金热')
  t.equal(gameTitle(game, 'PHP'), 'Gold Rush')
  t.equal(gameTitle(game, 'EN'), 'Gold Rush')
})

t.test('any other local name is used on Filipino pages', async (t) => {
  const game = { gameName: 'Color Game', gameNameLocal: 'Perya' }
  t.equal(gameTitle(game, 'PHP'), 'Perya')
  t.equal(gameTitle(game, 'CN'), 'Color Game')
  t.equal(gameTitle(game, 'EN'), 'Color Game')
})

t.test('without a local name the plain name is used', async (t) => {
  t.equal(gameTitle({ gameName: 'Gold Rush', gameNameLocal: '' }, 'CN'), 'Gold Rush')
})
