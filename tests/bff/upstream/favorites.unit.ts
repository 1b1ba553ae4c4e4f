import t from 'tap'
import { favorites } from '#bff/platform/player/player.ts'
import { readAnswer } from './read-answer.ts'

const item = {
  game_code: 'gold-rush',
  game_name: 'Gold Rush',
  game_type: 'SLOTS',
  img_url: '/x.svg',
  provider_code: 'JILI',
}

t.test('img_url becomes gameImage, and items without a game are left out', async (t) => {
  const { output } = readAnswer(favorites, undefined, {
    value: [{ ...item, more: 1 }, { ...item, game_code: '' }, { ...item, provider_code: null }, 7],
  })
  t.equal(output.length, 1)
  t.match(output[0], {
    gameCode: 'gold-rush',
    gameName: 'Gold Rush',
    gameType: 'SLOTS',
    gameImage: '/x.svg',
    providerCode: 'JILI',
  })
})
