import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import { useLocalText } from '../../i18n/use-local-text.ts'

/** Returns a function that names the channel of a method, or of a deposit, in the page's language. */
export function useChannelName(): (named: Pick<DepositMethod, 'channelName'>) => string {
  const localText = useLocalText()
  return ({ channelName }) => localText(channelName)
}
