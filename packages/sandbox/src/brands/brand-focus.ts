import { type CategoryId, categories } from '@marquee/contracts/categories'
import type { Brand } from './brand.ts'

/** What a brand puts first. */
interface BrandFocus {
  category: CategoryId
  /** The code of the game that its home page opens with. */
  opensWith: string
}

/** What each template's brand puts first; the brands of one category open with different games. */
const focuses: Readonly<Record<string, BrandFocus>> = {
  template1: { category: 'slots', opensWith: 'golden-jade-dragon' },
  template2: { category: 'slots', opensWith: 'mighty-pearl-queen' },
  template3: { category: 'bingo', opensWith: 'fiesta-bingo' },
  template4: { category: 'spin', opensWith: 'pista-wheel' },
  template5: { category: 'slots', opensWith: 'candy-kitchen-parade' },
  template6: { category: 'fishing', opensWith: 'coral-hunter' },
  template7: { category: 'slots', opensWith: 'sun-king-parade' },
  template8: { category: 'arcade', opensWith: 'mayon-plinko' },
  template9: { category: 'casino', opensWith: 'perla-speed-baccarat' },
  template10: { category: 'sports', opensWith: 'asian-sportsbook' },
  template11: { category: 'crash', opensWith: 'saranggola-crash' },
  template12: { category: 'lottery', opensWith: 'manila-3d-draw' },
  template13: { category: 'bingo', opensWith: 'barangay-bingo-75' },
  template14: { category: 'slots', opensWith: 'lucky-seven-bells' },
  template15: { category: 'slots', opensWith: 'super-mahjong-garden' },
  template16: { category: 'poker', opensWith: 'intramuros-blackjack-royale' },
  template17: { category: 'fishing', opensWith: 'typhoon-bay-cannon' },
  slot2: { category: 'slots', opensWith: 'barrio-reels-boost' },
  slot4: { category: 'slots', opensWith: 'treasure-jeepney-spins' },
  slot5: { category: 'slots', opensWith: 'night-market-fortune' },
  casino3: { category: 'casino', opensWith: 'grand-salon-speed-baccarat' },
  casino4: { category: 'casino', opensWith: 'sampaguita-baccarat' },
  sportsbook1: { category: 'sports', opensWith: 'sportsbook' },
}

const codes = Object.keys(focuses)
const defaultFocus: BrandFocus = { category: 'slots', opensWith: 'golden-jade-dragon' }

/** What a brand puts first, the platform's game type of it, and the brand's place among all. */
export function focusOf({ themeCode }: Pick<Brand, 'themeCode'>) {
  const { category, opensWith } = focuses[themeCode] ?? defaultFocus
  return {
    ...{ category, opensWith, gameType: categories[category].gameTypes[0] },
    place: Math.max(0, codes.indexOf(themeCode)),
  }
}
