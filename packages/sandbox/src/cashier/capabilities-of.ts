import type { Brand } from '../brands/brand.ts'

/** The business areas of the cashier, by the names of the product's capabilities. */
export type Area = 'deposits' | 'withdrawals' | 'banks' | 'reports' | 'kyc'

const areas: readonly Area[] = ['deposits', 'withdrawals', 'banks', 'reports', 'kyc']

const everyBrand = ['games', 'matches', 'topTen', 'announcements', 'favourites', 'recentGames']

/** The areas of a brand, as its start-up data reports them. */
export function capabilitiesOf(brand: Brand): string[] {
  return brand.traits.includes('noCashier') ? everyBrand : [...everyBrand, ...areas]
}
