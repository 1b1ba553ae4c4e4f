import type { BannerPosition } from '@marquee/contracts/areas/site/notices'
import type { Capability } from '@marquee/contracts/capability'
import type { Texts } from '../../calls/texts.ts'

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

/** The words in the picture of a banner; none in any other picture. */
export function bannerWords(seed: string, language: string): string {
  const texts = banners.find((banner) => banner.seed === seed)?.alt
  return language === 'en' || language === 'local' || language === 'cn' ? (texts?.[language] ?? '') : ''
}

/** The banners of every brand that has their areas. */
export const banners: readonly Banner[] = [
  {
    ...{ seed: 'banner-race', art: 'crash', position: 'home', link: '/leaderboard', area: 'leaderboards' },
    alt: { en: 'Race of the week', local: 'Karera ng linggo', cn: '本周竞速' },
  },
  {
    ...{ seed: 'banner-welcome', art: 'slots', position: 'home', link: '/promotions', area: 'promotions' },
    alt: { en: '50% welcome bonus', local: '50% na welcome bonus', cn: '50% 迎新红利' },
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
  {
    ...{
      seed: 'banner-weekend',
      art: 'sports',
      position: 'promotions',
      link: '/promotions',
      area: 'promotions',
    },
    alt: { en: 'Weekend boost', local: 'Weekend boost', cn: '周末加码' },
  },
]
