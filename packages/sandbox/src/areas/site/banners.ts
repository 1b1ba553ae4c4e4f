import type { BannerPosition } from '@marquee/contracts/areas/site/notices'
import type { Capability } from '@marquee/contracts/capability'
import type { Brand } from '../../brands/brand.ts'
import type { Texts } from '../../calls/texts.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { weekendBoostOf, weekendBoosts } from '../promotions/weekend-boosts.ts'

/** A banner of the operator: `alt` is what its picture says, and `link` a path of the site. */
interface Banner {
  seed: string
  art: string
  position: BannerPosition
  alt: Texts
  link: string
  /** Brands without this area do not have it. */
  area: Capability
}

/** The banners that brands have alike. */
const sharedBanners: readonly Banner[] = [
  {
    ...{ seed: 'banner-race', art: 'crash', position: 'home', link: '/leaderboard', area: 'leaderboards' },
    alt: { en: 'Race of the week', local: 'Karera ng linggo', cn: '本周竞速' },
  },
  {
    ...{ seed: 'banner-spin', art: 'slots', position: 'lobby', link: '/mission', area: 'missions' },
    alt: { en: 'Play your missions', local: 'Laruin ang missions', cn: '完成任务领奖' },
  },
  {
    ...{ seed: 'banner-board', art: 'crash', position: 'lobby', link: '/leaderboard', area: 'leaderboards' },
    alt: { en: 'Race of the week', local: 'Karera ng linggo', cn: '本周竞速' },
  },
  {
    ...{ seed: 'banner-friends', art: 'poker', position: 'promotions', link: '/referral', area: 'referral' },
    alt: { en: 'Bring a friend', local: 'Mag-imbita ng kaibigan', cn: '邀请好友' },
  },
]

const welcomeBanner: Banner = {
  ...{ seed: 'banner-welcome', art: 'slots', position: 'home', link: '/promotions', area: 'promotions' },
  alt: { en: '50% welcome bonus', local: '50% na welcome bonus', cn: '50% 迎新红利' },
}

/** The banner of a promotion. */
const bannerOf = ({ promoId, art, title }: Promotion, position: BannerPosition): Banner => ({
  ...{ seed: promoId, art, position, alt: title, link: '/promotions', area: 'promotions' },
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

/** The banners of all brands, of which no brand has all. */
export const allBanners: readonly Banner[] = [
  ...sharedBanners,
  welcomeBanner,
  ...weekendBoosts.map((boost) => bannerOf(boost, 'home')),
]

/** The words in the picture of a banner; none in any other picture. */
export function bannerWords(seed: string, language: string): string {
  const texts = allBanners.find((banner) => banner.seed === seed)?.alt
  return language === 'en' || language === 'local' || language === 'cn' ? (texts?.[language] ?? '') : ''
}
