import type { PageName } from '@marquee/contracts/pages'
import type { SitePage } from '../../brand/pages/site-page.ts'
import { accountPages } from '../../features/account/pages.ts'
import { banksPages } from '../../features/banks/pages.ts'
import { cashierPages } from '../../features/cashier/pages.ts'
import { gamesPages } from '../../features/games/pages.ts'
import { inboxPages } from '../../features/inbox/pages.ts'
import { kycPages } from '../../features/kyc/pages.ts'
import { leaderboardPages } from '../../features/leaderboards/pages.ts'
import { miniGamePages } from '../../features/mini-games/pages.ts'
import { missionPages } from '../../features/missions/pages.ts'
import { newsPages } from '../../features/news/pages.ts'
import { promotionsPages } from '../../features/promotions/pages.ts'
import { referralPages } from '../../features/referral/pages.ts'
import { reportsPages } from '../../features/reports/pages.ts'
import { responsibleGamingPages } from '../../features/responsible-gaming/pages.ts'
import { sessionPages } from '../../features/session/pages.ts'
import { sitePages } from '../../features/site/pages.ts'
import { supportPages } from '../../features/support/pages.ts'
import { vipPages } from '../../features/vip/pages.ts'

const home: SitePage = {
  icon: 'home',
  load: () => import('../../templates/home-page.tsx'),
  texts: [],
}

/** Every page of the contract's list. One that no area declares does not compile. */
export const routes: Record<PageName, SitePage> = {
  home,
  ...accountPages,
  ...banksPages,
  ...cashierPages,
  ...gamesPages,
  ...inboxPages,
  ...kycPages,
  ...leaderboardPages,
  ...miniGamePages,
  ...missionPages,
  ...newsPages,
  ...promotionsPages,
  ...referralPages,
  ...reportsPages,
  ...responsibleGamingPages,
  ...sessionPages,
  ...sitePages,
  ...supportPages,
  ...vipPages,
}
