import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import { useLocalText } from '../../i18n/use-local-text.ts'

/** What a method tells who pays with it, in the page's language; empty where it tells nothing. */
export function useInstructions(method: DepositMethod | undefined): string {
  const localText = useLocalText()
  return method ? localText(method.instructions) : ''
}
