import fc from 'fast-check'
import { type Cashier, cashierTest } from './cashier-test.ts'
import { moneyCommands } from './money-commands.ts'
import type { Model, Real } from './money-model.ts'

const opening = { balance: 300_000, tokens: 5_000 }
let players = 0

/** A new player with a bank, an accepted identity and an open game, and the model of it. */
async function setUp({ sandbox, post, player: openPlayer }: Cashier): Promise<{ model: Model; real: Real }> {
  const accountId = `model${++players}`
  const account = { domain: 'localhost', accountId, password: 'Model123', full_name: 'Mona Model' }
  sandbox.control.addPlayer({ ...account, ...opening })
  sandbox.control.decideKyc('localhost', accountId, 'VERIFIED')
  const player = await openPlayer(accountId, 'Model123')
  const code = async (purpose: 'bank' | 'withdrawal') => {
    sandbox.control.advanceClock(61_000)
    return player.tac(purpose)
  }
  const number = String(1_000_000_000 + players)
  const bank = { bank_code: 'bpi', account_name: 'Mona Model', account_number: number, request_id: 'bank' }
  const added = await player.call('/api/bank/add', { ...bank, tac: await code('bank') })

  const game = {
    provider_code: 'JILI',
    game_code: 'jade-dragon-rush',
    game_type: 'SLOTS',
    mode: 'REAL',
    lang: 'EN',
  }
  const launch = { ...game, request_id: 'game', platform: 'MOBILE', lobby_url: '', deposit_url: '' }
  const { value } = await player.call('/api/game/launch', launch)
  const page = await (await fetch(value[0].game_url)).text()
  const { ticket } = JSON.parse(/id="launch">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}')
  const spin = (bet: string, roundId: string) =>
    post('/play/act', { ticket, action: 'bet', choice: 'lines', bet, roundId })
  return {
    model: {
      ...{ cash: opening.balance, tokens: opening.tokens, turnover: 0, frozen: 0 },
      ...{ deposits: [], withdrawal: undefined, last: undefined },
    },
    real: { sandbox, player, spin, bankId: added.value[0].bank_id, tac: () => code('withdrawal') },
  }
}

cashierTest(
  'whatever happens in whatever order, the books are right and nothing is paid twice',
  async (t, cashier) => {
    await fc.assert(
      fc.asyncProperty(moneyCommands(50), async (commands) => {
        const start = await setUp(cashier)
        await fc.asyncModelRun(() => start, commands)
      }),
      { numRuns: 6 },
    )
    t.pass('every sequence')
  },
)
