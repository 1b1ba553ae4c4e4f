import type { PlayerBank } from '@marquee/contracts/areas/banks'

/** How much, and to which of the player's own accounts. `amount` is a valid one. */
export interface WithdrawalChoice {
  amount: string
  bank: PlayerBank
}

/** The controls of the choice. */
export const choiceControls = ['amount', 'bankId'] as const
export type ChoiceControl = (typeof choiceControls)[number]

/** What is wrong with the choice, by its controls. */
export type ChoiceErrors = { readonly [Control in ChoiceControl]?: string | undefined }
