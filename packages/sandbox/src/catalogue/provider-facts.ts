import { type ProviderCode, popupProviders, providers } from '@marquee/contracts/providers'

/** The platform's names for the areas, hot left out: hot is a list, not a kind of game. */
export const gameTypes = [
  'SLOTS',
  'LIVECASINO',
  'SPORTSBOOK',
  'FISH',
  'TABLE',
  'LOTTERY',
  'SABONG',
  'HORSERACING',
  'BINGO',
  'ARCADE',
  'CRASH',
  'HASHGAME',
  'SPIN',
] as const
export type GameType = (typeof gameTypes)[number]

/** What each provider makes, the best known first. */
const makes: Record<ProviderCode, readonly GameType[]> = {
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
  SV388: ['SABONG'],
  TCGLOTTERY: ['LOTTERY', 'HASHGAME'],
  RICH88: ['SLOTS', 'TABLE', 'BINGO', 'HASHGAME'],
}

type LaunchMode = 'IFRAME' | 'REDIRECT' | 'NEW_TAB' | 'POPUP'

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

const newTabProviders: readonly string[] = ['SABA', 'CMD368', 'NOLIMIT']
const closedProviders: readonly string[] = ['KAIYUAN']
const withoutDemo: readonly GameType[] = ['LIVECASINO', 'SPORTSBOOK', 'SABONG', 'HORSERACING', 'LOTTERY']

function launchModeOf(code: ProviderCode): LaunchMode {
  if (popupProviders.includes(code)) return 'POPUP'
  return newTabProviders.includes(code) ? 'NEW_TAB' : 'IFRAME'
}

/** All providers in the order in which lists show them. */
export const providerFacts: readonly ProviderFacts[] = (Object.keys(makes) as ProviderCode[]).map((code) => ({
  code,
  ...providers[code],
  gameTypes: makes[code],
  launchMode: launchModeOf(code),
  hasLobby: makes[code].some((type) => withoutDemo.includes(type)),
  hasDemo: !makes[code].every((type) => withoutDemo.includes(type)),
  isMaintenance: closedProviders.includes(code),
}))

/** Live tables, bets on events and draws have no demo: they happen whether or not somebody watches. */
export const hasDemo = (gameType: GameType) => !withoutDemo.includes(gameType)
