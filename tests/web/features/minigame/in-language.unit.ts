import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import t from 'tap'
import { gameInLanguage, prizeInLanguage } from '#web/features/mini-games/in-language.ts'

const game: MiniGame = {
  gameId: 'wheel',
  name: 'Lucky Wheel',
  localNames: { PHP: '', CN: '幸运转盘' },
  status: 'ACTIVE',
  startsAt: '',
  endsAt: '',
  tokenCost: '10.00',
  prizes: [
    { prizeId: 'p1', label: '5 tokens', localLabels: { PHP: '5 token', CN: '' }, image: '', odds: '4.0%' },
  ],
  nextPlayAt: '',
  playsLeft: null,
}

t.test(
  'a game has its name and prizes in the language, and the plain ones where a text is missing',
  async (t) => {
    t.equal(gameInLanguage(game, 'EN'), game)
    t.match(gameInLanguage(game, 'PHP'), { name: 'Lucky Wheel', prizes: [{ label: '5 token' }] })
    t.match(gameInLanguage(game, 'CN'), { name: '幸运转盘', prizes: [{ label: '5 tokens' }] })
  },
)

t.test('the same prizes are the same list each time: a wheel that turns is not started anew', async (t) => {
  t.equal(gameInLanguage({ ...game, playsLeft: 1 }, 'PHP').prizes, gameInLanguage(game, 'PHP').prizes)
})

t.test('a logged prize is in the language, and empty until the play is settled', async (t) => {
  const play = { prize: '5 tokens', localPrizes: { PHP: '5 token', CN: '' } }
  t.same(
    [prizeInLanguage(play, 'EN'), prizeInLanguage(play, 'PHP'), prizeInLanguage(play, 'CN')],
    ['5 tokens', '5 token', '5 tokens'],
  )
  t.equal(prizeInLanguage({ prize: '', localPrizes: { PHP: '', CN: '' } }, 'CN'), '')
})
