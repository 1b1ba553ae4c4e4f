import type { Promotion } from '@marquee/contracts/areas/promotions/promotions'

/** Whether a promotion asks for a deposit. One that the player has taken already is the player's own. */
export const asksForDeposit = ({ action, state }: Promotion): boolean =>
  action === 'DEPOSIT' && state !== 'CLAIMED' && state !== 'COMPLETED'

/** The promotions that a player sees: those that ask for a deposit are left out where deposits may not be suggested. */
export const visiblePromotions = (
  promotions: readonly Promotion[],
  maySuggestDeposits: boolean,
): Promotion[] => promotions.filter((promotion) => maySuggestDeposits || !asksForDeposit(promotion))
