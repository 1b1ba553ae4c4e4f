import { randomUUID } from 'node:crypto'
import { categoryByName } from '@marquee/contracts/categories'
import { withLanguagePrefix } from '@marquee/contracts/languages'
import { launch } from '../../areas/games/platform-launch.ts'
import type { Handler } from '../handler.ts'

export const launchGame: Handler<'launchGame'> = async (
  { body },
  { brand, sites, session, callPlatform, idempotencyKey, mayFrame, reference, fail },
) => {
  if (body.mode === 'REAL' && !session) return fail('sessionExpired')
  const category = categoryByName(body.gameType)
  if (category && (await sites.market(brand)).closedCategories.includes(category))
    return fail('gameUnavailable')
  const lobbyUrl = brand.origin + withLanguagePrefix(body.language, '/')
  const requestId = idempotencyKey ?? randomUUID()
  const game = await callPlatform(launch, { ...body, requestId, lobbyUrl, depositUrl: lobbyUrl })
  // The page's content policy would block the frame.
  const isBlocked = game.launchMode === 'IFRAME' && !mayFrame(game.gameUrl)
  return { ...game, reference, ...(isBlocked && { launchMode: 'NEW_TAB' as const }) }
}
