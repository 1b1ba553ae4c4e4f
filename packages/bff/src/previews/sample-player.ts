import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operationIds, operations, type ResponseOf } from '@marquee/contracts/operations'
import { stressNames } from '@marquee/contracts/stress-names'

/** What the page of a preview answers to its own reads instead of the gateway. */
export interface SampleAnswer {
  /** The operation's path, with `{name}` for each parameter. */
  path: string
  body: unknown
}

const nobody: ResponseOf<'getSession'> = { authenticated: false }
const sessionPath = operations.getSession.path

/** The answers for a visitor: nobody is signed in, whoever is signed in at the site itself. */
export const visitorAnswers: readonly SampleAnswer[] = [{ path: sessionPath, body: nobody }]

/** What the sample player's answers are made for. */
interface SampleSite {
  currency: string
  /** Games of the brand, for the player's own lists. */
  games: readonly Game[]
  isStressed: boolean
}

/**
 * The answers for a signed-in player who exists nowhere: the contract's own examples, with a name that says so, in the
 * brand's currency and with its games.
 */
export function sampleAnswers({ currency, games, isStressed }: SampleSite): SampleAnswer[] {
  const own: Partial<Record<string, unknown>> = { ...ownAnswers(games, isStressed) }
  const reads = operationIds.filter((id) => isPlayersRead(operations[id]))
  const answers = [
    { path: sessionPath, body: own.getSession },
    ...reads.map((id) => ({ path: operations[id].path, body: own[id] ?? operations[id].example.response })),
  ]
  return answers.map(({ path, body }) => ({ path, body: inCurrency(body, currency) }))
}

const isPlayersRead = ({ access, method, download }: OperationDeclaration) =>
  access === 'player' && method === 'GET' && download === undefined

function ownAnswers(games: readonly Game[], isStressed: boolean) {
  const lastPlayedAt = operations.listRecentGames.example.response.games[0]?.lastPlayedAt ?? ''
  return {
    getSession: {
      authenticated: true,
      player: {
        accountId: 'sample',
        fullName: isStressed ? stressNames.playerName : 'Sample Player',
        contactEmail: 'sample@example.com',
      },
    },
    listFavorites: { games: games.slice(0, 4) },
    listRecentGames: {
      games: games.slice(4, 10).map((game) => ({ ...game, lastPlayedAt, hasOpenRound: false })),
    },
    ...(isStressed && {
      getBalance: {
        balance: { amount: stressNames.balance, currency: '' },
        token: stressNames.balance,
      },
      getVip: { ...operations.getVip.example.response, currentLevel: stressNames.vipLevel },
    }),
  } satisfies { [Id in keyof typeof operations]?: ResponseOf<Id> }
}

/** The same value with every amount in one currency. */
function inCurrency(value: unknown, currency: string): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) => (key === 'currency' ? currency : inner))
}
