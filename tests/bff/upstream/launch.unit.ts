import t from 'tap'
import { type Launch, launch } from '#bff/platform/games/launch.ts'
import { answer, reset } from '../../support/faulty-platform.ts'
import { context, ending, openPlatform, player } from './open-platform.ts'
import { readAnswer } from './read-answer.ts'

const input: Launch = {
  requestId: 'intent-1',
  providerCode: 'JILI',
  gameCode: '',
  gameType: 'SLOTS',
  platform: 'MOBILE',
  language: 'EN',
  mode: 'REAL',
  lobbyUrl: 'https://luna.test/',
  depositUrl: 'https://luna.test/deposit',
}
const game = {
  game_url: 'https://games.test/play?ticket=1',
  launch_mode: 'NEW_TAB',
  expires_in: '60',
  game_session_id: 9,
}

t.test('a game that opens', async (t) => {
  t.strictSame(readAnswer(launch, input, { value: [game] }).output, {
    gameUrl: 'https://games.test/play?ticket=1',
    launchMode: 'NEW_TAB',
    expiresInSeconds: 60,
    gameSessionId: '9',
  })
})

t.test('the launch mode if the platform sends none', async (t) => {
  const mode = (providerCode: string) =>
    readAnswer(launch, { ...input, providerCode }, { value: [{ ...game, launch_mode: 'SIDEWAYS' }] }).output
      .launchMode
  t.equal(mode('EVOPLAY'), 'POPUP')
  t.equal(mode('JILI'), 'IFRAME')
})

t.test('an address other than http(s) is rejected', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  for (const game_url of ['javascript:alert(1)', 'data:text/html,x', '/relative', '', undefined]) {
    upstream.next(answer({ statusCode: 1, value: [{ ...game, game_url }] }))
    t.hasStrict(await ending(platform.call(launch, player, input, context)), {
      cause: 'invalid',
      reason: 'unusable',
    })
  }
  upstream.next(answer({ statusCode: 1, value: [] }))
  t.hasStrict(await ending(platform.call(launch, player, input, context)), { cause: 'invalid' })
})

t.test('refusals, and an interrupted launch', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  for (const word of ['gameUnavailable', 'gameMaintenance', 'insufficientBalance'] as const) {
    upstream.next(answer({ statusCode: 0, statusMessage: word }))
    t.hasStrict(await ending(platform.call(launch, player, input, context)), { code: word })
  }
  upstream.next(reset)
  t.hasStrict(await ending(platform.call(launch, player, input, context)), {
    code: 'outcomeUnknown',
    status: 504,
  })
})
