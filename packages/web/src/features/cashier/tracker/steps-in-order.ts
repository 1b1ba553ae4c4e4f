import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'

/** The steps of a withdrawal by when they happened: they may arrive out of order. */
export function stepsInOrder({ steps }: Pick<Withdrawal, 'steps'>): Withdrawal['steps'] {
  const atMs = ({ at }: { at: string }) => Date.parse(at) || 0
  return steps.toSorted((one, other) => atMs(one) - atMs(other))
}
