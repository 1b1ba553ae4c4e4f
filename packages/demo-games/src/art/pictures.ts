import { bannerArt } from './banner-art.ts'
import { gameArt } from './game-art.ts'
import { brandIcon } from './logos/brand-icon.ts'
import { brandLogo } from './logos/brand-logo.ts'
import { paymentMark } from './logos/payment-mark.ts'
import { providerLogo } from './logos/provider-logo.ts'

/** What can be drawn, each as one SVG; the same values always give the same picture. */
export const pictures = { bannerArt, gameArt, brandIcon, brandLogo, paymentMark, providerLogo }
