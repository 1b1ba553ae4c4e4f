import { type ProviderCode, popupProviders, providers } from '@marquee/contracts/providers'

/**
 * The platform's game types. Hot is not among them: it is a list of games, not a type. Nor is sabong: no brand here is of a
 * market that allows it, and the Philippines have forbidden it online since 2022.
 */
export const gameTypes = [
  'SLOTS',
  'LIVECASINO',
  'SPORTSBOOK',
  'FISH',
  'TABLE',
  'LOTTERY',
  'HORSERACING',
  'BINGO',
  'ARCADE',
  'CRASH',
  'HASHGAME',
  'SPIN',
] as const
export type GameType = (typeof gameTypes)[number]

/** The game types of each provider, the best-known provider first. */
const providerGameTypes: Record<ProviderCode, readonly GameType[]> = {
  JILI: ['SLOTS', 'FISH', 'TABLE', 'BINGO', 'CRASH', 'ARCADE'],
  PPLAY: ['SLOTS', 'LIVECASINO', 'BINGO'],
  FACHAI: ['SLOTS', 'FISH', 'ARCADE'],
  PGSOFT: ['SLOTS'],
  JDB: ['SLOTS', 'FISH', 'ARCADE'],
  YBAT: ['SLOTS', 'CRASH', 'SPIN'],
  EPW: ['SLOTS', 'TABLE', 'SPIN'],
  EVOPLAY: ['SLOTS', 'CRASH'],
  EVOLUTION: ['LIVECASINO', 'SPIN'],
  SEXYBCRT: ['LIVECASINO'],
  DREAMGAMING: ['LIVECASINO'],
  WMCASINO: ['LIVECASINO'],
  SAGAMING: ['LIVECASINO'],
  PLAYTECH: ['SLOTS', 'LIVECASINO'],
  MICROGAMING: ['SLOTS', 'LIVECASINO'],
  CQ9: ['SLOTS', 'FISH'],
  SPADEGAMING: ['SLOTS', 'FISH'],
  HABANERO: ['SLOTS', 'TABLE'],
  REDTIGER: ['SLOTS'],
  NETENT: ['SLOTS'],
  NOLIMIT: ['SLOTS'],
  RELAX: ['SLOTS'],
  BOOONGO: ['SLOTS'],
  PLAYSTAR: ['SLOTS', 'FISH'],
  KA: ['SLOTS', 'FISH'],
  JOKER: ['SLOTS', 'FISH', 'ARCADE'],
  KINGMIDAS: ['TABLE', 'ARCADE', 'SPIN'],
  V8: ['TABLE'],
  KAIYUAN: ['TABLE'],
  SPRIBE: ['CRASH', 'HASHGAME'],
  SMARTSOFT: ['CRASH', 'ARCADE', 'SPIN'],
  SABA: ['SPORTSBOOK', 'HORSERACING'],
  CMD368: ['SPORTSBOOK', 'HORSERACING'],
  SV388: [],
  TCGLOTTERY: ['LOTTERY', 'HASHGAME'],
  RICH88: ['SLOTS', 'TABLE', 'BINGO', 'HASHGAME'],
}

type LaunchMode = 'IFRAME' | 'REDIRECT' | 'NEW_TAB' | 'POPUP'

/** What the sandbox knows about a provider. */
export interface ProviderFacts {
  code: ProviderCode
  name: string
  logo: string
  gameTypes: readonly GameType[]
  launchMode: LaunchMode
  hasLobby: boolean
  hasDemo: boolean
  isMaintenance: boolean
}

const newTabProviders: readonly string[] = ['CMD368']
const redirectProviders: readonly string[] = ['NOLIMIT']
const closedProviders: readonly string[] = ['KAIYUAN']
const withoutPicture: readonly string[] = ['SABA', 'CMD368', 'TCGLOTTERY']
const withoutDemo: readonly GameType[] = ['LIVECASINO', 'SPORTSBOOK', 'HORSERACING', 'LOTTERY']

function launchModeOf(code: ProviderCode): LaunchMode {
  if (popupProviders.includes(code)) return 'POPUP'
  if (redirectProviders.includes(code)) return 'REDIRECT'
  return newTabProviders.includes(code) ? 'NEW_TAB' : 'IFRAME'
}

/** All providers in display order. */
export const providerFacts: readonly ProviderFacts[] = (Object.keys(providerGameTypes) as ProviderCode[]).map(
  (code) => ({
    code,
    ...providers[code],
    gameTypes: providerGameTypes[code],
    launchMode: launchModeOf(code),
    hasLobby: providerGameTypes[code].some((type) => withoutDemo.includes(type)),
    hasDemo: !providerGameTypes[code].every((type) => withoutDemo.includes(type)),
    isMaintenance: closedProviders.includes(code),
  }),
)

/** Whether a game type has demos. Live tables, sports and draws have none: they cannot run for one player. */
export const hasDemo = (gameType: GameType) => !withoutDemo.includes(gameType)

/** Whether the platform has a picture of a provider; of the others it has the logo alone, by its code. */
export const hasPicture = (code: string) => !withoutPicture.includes(code)
