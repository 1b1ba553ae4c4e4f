import type { BrandOptions, PlayerOptions } from '#sandbox/control/control.ts'

/** A brand whose every value says whose it is. */
export interface MarkedBrand {
  host: string
  /** In all that is the brand's: its name, its player's name and address. */
  mark: string
  /** The player's balance and tokens, as the gateway writes them; no two brands have the same. */
  balance: string
  tokens: string
}

const password = 'Marked123'

export const credentials = { accountId: 'marked', password } as const

/** Marks of whatever brand, in a text. */
export const anyMark = /zq\d\dx/gi

/** So many brands; their orders make the sandbox know them and their players. */
export function markedBrands(count: number): MarkedBrand[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(2, '0')
    const mark = `zq${number}x`
    return {
      host: `${mark}.isolation.test`,
      mark,
      balance: `${7000 + index}.${number}`,
      tokens: `${500 + index}.${number}`,
    }
  })
}

const minorUnits = (amount: string) => Math.round(Number(amount) * 100)
const themes = [
  'template1',
  'template2',
  'template5',
  'template9',
  'template11',
  'slot2',
  'casino3',
  'sportsbook1',
]

/** How the sandbox is told of a brand. */
export function orderOf({ host, mark }: MarkedBrand, index: number): BrandOptions {
  return { domain: host, siteName: `House ${mark}`, themeCode: themes[index % themes.length] ?? 'template1' }
}

/** How the sandbox is told of the brand's player. */
export function playerOf({ host, mark, balance, tokens }: MarkedBrand): PlayerOptions {
  return {
    ...{ domain: host, ...credentials },
    ...{ full_name: `Player ${mark}`, contact_email: `${mark}@example.com`, contact_phone: '09170000000' },
    ...{ balance: minorUnits(balance), tokens: minorUnits(tokens) },
  }
}
