import { randomUUID } from 'node:crypto'
import type * as catalogue from '@marquee/contracts/areas/games/catalogue'
import type * as drawing from '@marquee/contracts/areas/games/draws'
import type * as launching from '@marquee/contracts/areas/games/launch'
import type * as matching from '@marquee/contracts/areas/games/matches'
import type * as seating from '@marquee/contracts/areas/games/tables'
import { categoryByName } from '@marquee/contracts/categories'
import { withLanguagePrefix } from '@marquee/contracts/languages'
import { close, launch } from '../../platform/games/launch.ts'
import { forward, fromSite, type Handler, type Handlers } from '../handler.ts'
import { draws, matches, readGamesPage, tables } from './public.ts'

const launchGame: Handler<'launchGame'> = async (
  { body },
  { brand, sites, session, callPlatform, sent, fail },
) => {
  if (body.mode === 'REAL' && !session.player) return fail('sessionExpired')
  const category = categoryByName(body.gameType)
  if (category && (await sites.factsOf(brand).market()).closedCategories.includes(category))
    return fail('gameUnavailable')
  const lobbyUrl = brand.origin + withLanguagePrefix(body.language, '/')
  const requestId = sent.idempotencyKey ?? randomUUID()
  const game = await callPlatform(launch, { ...body, requestId, lobbyUrl, depositUrl: lobbyUrl })
  // The page's content policy would block the frame.
  const isBlocked =
    game.launchMode === 'IFRAME' && !brand.settings.gameOrigins.includes(new URL(game.gameUrl).origin)
  return { ...game, reference: sent.reference, ...(isBlocked && { launchMode: 'NEW_TAB' as const }) }
}

export const handlers: Handlers<
  typeof catalogue & typeof drawing & typeof launching & typeof matching & typeof seating
> = {
  listGames: async ({ query }, { brand, sites }) => readGamesPage(sites, brand, query),
  listMatches: fromSite(matches),
  listTables: fromSite(tables),
  listDraws: fromSite(draws),
  launchGame,
  closeGame: forward(close),
}
