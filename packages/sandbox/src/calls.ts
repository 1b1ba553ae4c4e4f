import type { Call } from './call.ts'
import { getBalance } from './calls/auth/get-balance.ts'
import { login } from './calls/auth/login.ts'
import { vip } from './calls/auth/vip.ts'
import { close } from './calls/game/close.ts'
import { launch } from './calls/game/launch.ts'
import { recent } from './calls/game/recent.ts'
import { favAdd } from './calls/home/fav-add.ts'
import { favList } from './calls/home/fav-list.ts'
import { favRemove } from './calls/home/fav-remove.ts'
import { gameList } from './calls/product/game-list.ts'
import { getFeaturedGames } from './calls/product/get-featured-games.ts'
import { getHotGames } from './calls/product/get-hot-games.ts'
import { getNewGames } from './calls/product/get-new-games.ts'
import { getPopularGames } from './calls/product/get-popular-games.ts'
import { providerList } from './calls/product/provider-list.ts'
import { search } from './calls/product/search.ts'
import { siteInfoDetail } from './calls/settings/site-info-detail.ts'
import { seo } from './calls/site/seo.ts'
import { startup } from './calls/site/startup.ts'

/** Every call of the platform by its path. */
export const calls: Record<string, Call> = {
  '/api/startup': startup,
  '/api/seo': seo,

  '/api/auth/login': login,
  '/api/auth/get_balance': getBalance,
  '/api/auth/vip': vip,

  '/api/home/fav_list': favList,
  '/api/home/fav_add': favAdd,
  '/api/home/fav_remove': favRemove,

  '/api/product/provider_list': providerList,
  '/api/product/game_list': gameList,
  '/api/product/get_hot_games': getHotGames,
  '/api/product/get_featured_games': getFeaturedGames,
  '/api/product/get_popular_games': getPopularGames,
  '/api/product/get_new_games': getNewGames,
  '/api/product/search': search,

  '/api/game/launch': launch,
  '/api/game/close': close,
  '/api/game/recent': recent,

  '/api/settings/siteinfodetail': siteInfoDetail,
}
