import type { BannerPosition } from '@marquee/contracts/areas/site/notices'
import type { Capability } from '@marquee/contracts/capability'
import type { Brand } from '../../brands/brand.ts'
import type { Texts } from '../../calls/texts.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { weekendBoostOf } from '../promotions/weekend-boosts.ts'

/** A banner of the operator: `alt` is what its picture says, and `link` a path of the site. */
interface Banner {
  seed: string
  position: BannerPosition
  alt: Texts
  link: string
  /** Brands without this area do not have it. */
  area: Capability
}

/** The banners that brands have alike. */
const sharedBanners: readonly Banner[] = [
  {
    ...{ seed: 'banner-race', position: 'home', link: '/leaderboard', area: 'leaderboards' },
    alt: { en: 'Race of the week', local: 'Karera ng linggo', cn: '本周竞速' },
  },
  {
    ...{ seed: 'banner-spin', position: 'lobby', link: '/mission', area: 'missions' },
    alt: { en: 'Play your missions', local: 'Laruin ang missions', cn: '完成任务领奖' },
  },
  {
    ...{ seed: 'banner-board', position: 'lobby', link: '/leaderboard', area: 'leaderboards' },
    alt: { en: 'Race of the week', local: 'Karera ng linggo', cn: '本周竞速' },
  },
  {
    ...{ seed: 'banner-friends', position: 'promotions', link: '/referral', area: 'referral' },
    alt: { en: 'Bring a friend', local: 'Mag-imbita ng kaibigan', cn: '邀请好友' },
  },
]

const welcomeBanner: Banner = {
  ...{ seed: 'banner-welcome', position: 'home', link: '/promotions', area: 'promotions' },
  alt: { en: '50% welcome bonus', local: '50% na welcome bonus', cn: '50% 迎新红利' },
}

/** The banner of a promotion. */
const bannerOf = ({ promoId, title }: Promotion, position: BannerPosition): Banner => ({
  ...{ seed: promoId, position, alt: title, link: '/promotions', area: 'promotions' },
})

/**
 * The banners of a brand that has their areas. Its own weekend is on its promotions page, and on its home page too where
 * it puts something else than slots first.
 */
export function bannersOf(brand: Brand): readonly Banner[] {
  const boost = weekendBoostOf(brand)
  const own = boost.art === 'slots' ? welcomeBanner : bannerOf(boost, 'home')
  return [...sharedBanners, own, bannerOf(boost, 'promotions')]
}
