import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import type { PlatformCall } from '../../platform-call.ts'
import { depositMethods } from './deposit-methods.ts'
import type { ToldDeposit } from './deposit-record.ts'

interface Tools {
  /** Calls the platform as the player. */
  ask<Input, Output>(
    call: PlatformCall<Input, Output>,
    input: Input,
    limits: { deadlineMs: number; outlivesClient: boolean },
  ): Promise<Output>
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
}

// A deposit that exists is worth more than its method's name, so it doesn't wait for long.
const limits = { deadlineMs: 2000, outlivesClient: true }

/**
 * Completes deposits by their methods: in the contract of the platform the list of methods alone tells a method's name
 * and whether it takes a receipt. The list is asked for only where a deposit lacks either; where it doesn't come, a
 * deposit stays as the platform told it, under the code of its channel.
 */
export async function completeDeposits(
  deposits: readonly ToldDeposit[],
  currency: string,
  tools: Tools,
): Promise<Deposit[]> {
  const methods = deposits.some(lacksMethod) ? await knownMethods(currency, tools) : []
  return deposits.map((deposit) => complete(deposit, methods, tools))
}

/** Completes one deposit, as `completeDeposits` does. */
export async function completeDeposit(
  deposit: ToldDeposit,
  currency: string,
  tools: Tools,
): Promise<Deposit> {
  return complete(deposit, lacksMethod(deposit) ? await knownMethods(currency, tools) : [], tools)
}

const lacksMethod = ({ channelCode, channelName, requiresReceipt }: ToldDeposit) =>
  channelCode !== '' && (channelName === '' || requiresReceipt === undefined)

const knownMethods = (currency: string, { ask }: Tools): Promise<readonly DepositMethod[]> =>
  ask(depositMethods, { currency }, limits).then(
    ({ items }) => items,
    () => [],
  )

function complete(deposit: ToldDeposit, methods: readonly DepositMethod[], { imageAddress }: Tools): Deposit {
  const { channelCode, channelName, requiresReceipt, qrImage } = deposit
  const method = methods.find((method) => method.channelCode === channelCode)
  return {
    ...deposit,
    channelName: channelName || method?.channelName || channelCode,
    requiresReceipt: requiresReceipt ?? method?.requiresReceipt ?? false,
    qrImage: imageAddress(qrImage),
  }
}
