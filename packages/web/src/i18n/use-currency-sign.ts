import { useFormat } from './format.ts'

/** A currency's sign as amounts are written with it: `₱`. */
export function useCurrencySign(currency: string): string {
  const { money } = useFormat()
  return money({ amount: '0.00', currency }).replace(/[\d.,\s]/g, '')
}
