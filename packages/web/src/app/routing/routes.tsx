import type { CategoryId } from '@marquee/contracts/categories'
import type { PageName } from '@marquee/contracts/pages'
import { accountRoutes } from './account-routes.tsx'
import { cashierRoutes } from './cashier-routes.tsx'
import { contentRoutes } from './content-routes.tsx'
import { onServer, type PageModule, type PageQuery, type Route } from './page-module.ts'
import { recordsRoutes } from './records-routes.tsx'

const defaults = { middleware: [], layout: 'template' } as const

const home: Route = {
  ...defaults,
  module: onServer && 'src/templates/home-page.tsx',
  load: async () => ({ Page: (await import('../../templates/home-page.tsx')).HomePage }),
}

const login: Route = {
  ...defaults,
  module: onServer && 'src/features/login/login-page.tsx',
  load: async () => {
    const { LoginPage, LoginWaiting } = await import('../../features/login/login-page.tsx')
    return {
      Page: LoginPage,
      Waiting: LoginWaiting,
      queries: () => [{ id: 'getSignupForm', input: {} }],
    }
  },
  middleware: ['loginAsModal'],
}

const playnow: Route = {
  ...defaults,
  module: onServer && 'src/features/play/play-page.tsx',
  load: async () => {
    const { PlayPage, PlayWaiting } = await import('../../features/play/play-page.tsx')
    return { Page: PlayPage, Waiting: PlayWaiting }
  },
  layout: 'bare',
  texts: 'page',
}

const vip: Route = {
  ...defaults,
  module: onServer && 'src/features/vip/vip-page.tsx',
  texts: 'page',
  load: async () => ({ Page: (await import('../../features/vip/vip-page.tsx')).VipPage }),
}

const leaderboard: Route = {
  ...defaults,
  module: onServer && 'src/features/leaderboard/leaderboard-page.tsx',
  texts: 'page',
  load: async () => {
    const { LeaderboardPage } = await import('../../features/leaderboard/leaderboard-page.tsx')
    return {
      Page: LeaderboardPage,
      queries: (_search, { capabilities }) =>
        capabilities.includes('topTen') ? [{ id: 'getTopTen', input: {} }] : [],
    }
  },
}

function lobby(category: CategoryId): Route {
  return {
    ...defaults,
    module: onServer && 'src/features/games/lobby/lobby-page.tsx',
    load: async (): Promise<PageModule> => {
      const [{ LobbyPage }, { lobbyQueries }] = await Promise.all([
        import('../../features/games/lobby/lobby-page.tsx'),
        import('../../features/games/lobby/lobby-queries.ts'),
      ])
      return {
        Page: () => <LobbyPage category={category} />,
        queries: (search, startup) => lobbyQueries(category, search, startup).map(pageQuery),
      }
    },
  }
}

/** A page of an area that this product does not serve yet: no brand offers it, so that its address always redirects. */
const notServed: Route = { ...defaults, module: false, load: async () => ({ Page: () => null }) }

/** The route of each page of the contract's list. A page without a route does not compile. */
export const routes: Record<PageName, Route> = {
  home,
  hot: lobby('hot'),
  slots: lobby('slots'),
  casino: lobby('casino'),
  'hash-game': lobby('hashGame'),
  sports: lobby('sports'),
  fishing: lobby('fishing'),
  poker: lobby('poker'),
  sabong: lobby('sabong'),
  lottery: lobby('lottery'),
  'horse-racing': lobby('horseRacing'),
  bingo: lobby('bingo'),
  arcade: lobby('arcade'),
  crash: lobby('crash'),
  spin: lobby('spin'),
  login,
  playnow,
  promotions: notServed,
  mission: notServed,
  referral: notServed,
  vip,
  leaderboard,
  ...contentRoutes,
  ...accountRoutes,
  ...cashierRoutes,
  ...recordsRoutes,
}

function pageQuery({ queryKey: [id, input] }: { queryKey: readonly [PageQuery['id'], unknown] }): PageQuery {
  // A query's key holds the input of its own operation (api/query.ts).
  return { id, input } as PageQuery
}
