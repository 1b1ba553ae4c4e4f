import { withLanguagePrefix } from '@marquee/contracts/languages'
import type { Handler } from '../../http/handler.ts'
import { launch } from '../../platform/games/launch.ts'

export const launchGame: Handler<'launchGame'> = async ({ body }, { brand, ask, requestKey }) => {
  const lobbyUrl = brand.origin + withLanguagePrefix(body.language, '/')
  return ask(launch, { ...body, requestId: requestKey, lobbyUrl, depositUrl: lobbyUrl })
}
