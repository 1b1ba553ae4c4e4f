import type { PlayState, Reward } from './use-play.ts'

/** What a settled play came to. `back`: tokens, but no more than the play has cost. */
export type PlayResult = 'won' | 'back' | 'nothing'

/** The result of a play that cost `tokenCost` tokens; `undefined` until it is settled. */
export function playResult(state: PlayState, tokenCost: string): PlayResult | undefined {
  if (state.phase !== 'done') return undefined
  const { reward } = state
  if (reward?.rewardType === 'NONE') return 'nothing'
  return reward && isAtMost(reward, tokenCost) ? 'back' : 'won'
}

function isAtMost({ rewardType, amount: tokens }: Reward, tokenCost: string): boolean {
  return rewardType === 'TOKEN' && tokens !== '' && Number(tokens) <= Number(tokenCost)
}
