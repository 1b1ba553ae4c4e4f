import type { CategoryId } from '@marquee/contracts/categories'
import type { PageName } from '@marquee/contracts/pages'
import { accountRoutes } from './account-routes.tsx'
import { cashierRoutes } from './cashier-routes.tsx'
import { contentRoutes } from './content-routes.tsx'
import { onServer, type PageModule, type PageQuery, type Route } from './page-module.ts'
import { recordsRoutes } from './records-routes.tsx'
import type { RewardPage } from './reward-modules.ts'

const defaults = { middleware: [], layout: 'template' } as const

const home: Route = {
  ...defaults,
  module: onServer && 'src/templates/home-page.tsx',
  load: async () => ({ Page: (await import('../../templates/home-page.tsx')).HomePage }),
}

const login: Route = {
  ...defaults,
  module: onServer && 'src/features/session/login-page.tsx',
  load: async () => {
    const { LoginPage, LoginWaiting } = await import('../../features/session/login-page.tsx')
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
  module: onServer && 'src/features/games/play/play-page.tsx',
  load: async () => {
    const { PlayPage, PlayWaiting } = await import('../../features/games/play/play-page.tsx')
    return { Page: PlayPage, Waiting: PlayWaiting }
  },
  layout: 'bare',
  texts: 'page',
}

function rewards(page: RewardPage, module: string): Route {
  return {
    ...defaults,
    module: onServer && `src/features/${module}`,
    texts: 'page',
    load: async (language) => (await import('./reward-modules.ts')).loadRewardPage(page, language),
  }
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
        queries: (search, startup, language) =>
          lobbyQueries(category, search, startup, language).map(pageQuery),
      }
    },
  }
}

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
  promotions: rewards('promotions', 'promotions/promotions-page.tsx'),
  mission: rewards('mission', 'missions/mission-page.tsx'),
  referral: rewards('referral', 'referral/referral-page.tsx'),
  vip: rewards('vip', 'vip/vip-page.tsx'),
  leaderboard: rewards('leaderboard', 'leaderboards/leaderboard-page.tsx'),
  ...contentRoutes,
  ...accountRoutes,
  ...cashierRoutes,
  ...recordsRoutes,
}

function pageQuery({ queryKey: [id, input] }: { queryKey: readonly [PageQuery['id'], unknown] }): PageQuery {
  // A query's key holds the input of its own operation (api/query.ts).
  return { id, input } as PageQuery
}
