import { bannerArt } from './banner-art.ts'
import { gameArt } from './game-art.ts'
import { brandIcon, brandLogo } from './logos/brand-logo.ts'
import { chatMark, languageMark, paymentMark, providerLogo } from './logos/marks.ts'

/** What can be drawn, each as one SVG; the same values always give the same picture. */
export const pictures = {
  bannerArt,
  gameArt,
  brandIcon,
  brandLogo,
  chatMark,
  languageMark,
  paymentMark,
  providerLogo,
}
