import type { CategoryId } from '@marquee/contracts/categories'
import type { PageName } from '@marquee/contracts/pages'
import { accountRoutes } from './account-routes.tsx'
import { cashierRoutes } from './cashier-routes.tsx'
import { contentRoutes } from './content-routes.tsx'
import type { PageModule, PageQuery, Route } from './page-module.ts'
import { recordsRoutes } from './records-routes.tsx'
import type { RewardPage } from './reward-modules.ts'

const defaults = { middleware: [], layout: 'template' } as const

const home: Route = {
  ...defaults,
  load: async () => ({ Page: (await import('../../templates/home-page.tsx')).HomePage }),
}

const login: Route = {
  ...defaults,
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
  load: async () => {
    const { PlayPage, PlayWaiting } = await import('../../features/games/play/play-page.tsx')
    return { Page: PlayPage, Waiting: PlayWaiting }
  },
  layout: 'bare',
  texts: 'page',
}

function rewards(page: RewardPage): Route {
  return {
    ...defaults,
    texts: 'page',
    load: async (language) => (await import('./reward-modules.ts')).loadRewardPage(page, language),
  }
}

function lobby(category: CategoryId): Route {
  return {
    ...defaults,
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
  promotions: rewards('promotions'),
  mission: rewards('mission'),
  referral: rewards('referral'),
  vip: rewards('vip'),
  leaderboard: rewards('leaderboard'),
  ...contentRoutes,
  ...accountRoutes,
  ...cashierRoutes,
  ...recordsRoutes,
}

function pageQuery({ queryKey: [id, input] }: { queryKey: readonly [PageQuery['id'], unknown] }): PageQuery {
  // A query's key holds the input of its own operation (api/query.ts).
  return { id, input } as PageQuery
}
