import type { CategoryId } from '@marquee/contracts/categories'
import type { PageName } from '@marquee/contracts/pages'
import { accountRoutes } from './account-routes.tsx'
import { cashierRoutes } from './cashier-routes.tsx'
import { contentRoutes } from './content-routes.tsx'
import type { Route } from './page-module.ts'
import { recordsRoutes } from './records-routes.tsx'
import { rewardRoutes } from './reward-routes.tsx'

const defaults = { middleware: [], texts: [] } as const

const home: Route = {
  ...defaults,
  load: async () => ({ Page: (await import('../../templates/home-page.tsx')).HomePage }),
}

const login: Route = {
  ...defaults,
  load: async () => {
    const { LoginPage, LoginWaiting } = await import('../../features/session/login-page.tsx')
    return { Page: LoginPage, Waiting: LoginWaiting }
  },
  middleware: ['loginAsModal'],
}

const playnow: Route = {
  ...defaults,
  load: async () => {
    const { PlayPage, PlayWaiting } = await import('../../features/games/play/play-page.tsx')
    return { Page: PlayPage, Waiting: PlayWaiting }
  },
  layout: 'default',
  texts: ['pages'],
}

function lobby(category: CategoryId): Route {
  return {
    ...defaults,
    load: async () => {
      const { LobbyPage } = await import('../../features/games/lobby/lobby-page.tsx')
      return { Page: () => <LobbyPage category={category} /> }
    },
    category,
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
  ...contentRoutes,
  ...accountRoutes,
  ...cashierRoutes,
  ...recordsRoutes,
  ...rewardRoutes,
}
