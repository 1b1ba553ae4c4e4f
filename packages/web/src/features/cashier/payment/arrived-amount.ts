import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'

/** What has reached the wallet, by the best that the platform says about it. */
export const arrivedAmount = ({ creditedAmount, netAmount, amount }: Deposit) =>
  creditedAmount ?? netAmount ?? amount
