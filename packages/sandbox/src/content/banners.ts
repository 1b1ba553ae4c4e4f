import type { Texts } from '../rewards/texts.ts'

/** A banner of the operator. `link` is a path of the site. */
interface Banner {
  seed: string
  art: string
  position: 'home' | 'promotions'
  alt: Texts
  link: string
}

/** The banners of brands with rewards. */
export const banners: readonly Banner[] = [
  {
    ...{ seed: 'banner-race', art: 'crash', position: 'home', link: '/leaderboard' },
    alt: { en: 'Race of the week', local: 'Karera ng linggo', cn: '本周竞速' },
  },
  {
    ...{ seed: 'banner-welcome', art: 'slots', position: 'home', link: '/promotions' },
    alt: { en: '50% welcome bonus', local: '50% na welcome bonus', cn: '50% 迎新红利' },
  },
  {
    ...{ seed: 'banner-weekend', art: 'sports', position: 'promotions', link: '/promotions' },
    alt: { en: 'Weekend boost', local: 'Weekend boost', cn: '周末加码' },
  },
]
