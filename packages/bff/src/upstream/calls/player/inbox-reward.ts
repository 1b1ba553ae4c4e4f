import { InboxReward } from '@marquee/contracts/areas/inbox'
import * as z from 'zod/mini'
import { amount, field, text } from '../../decoding/field-readers.ts'

type State = InboxReward['state']

/** The reward of a message. An unknown state is drift and treated as expired, so that it cannot be claimed. */
export const RewardItem = z.object({
  type: text(),
  amount: amount(),
  state: field<State>('rewardState', readState, 'EXPIRED'),
})

/** Reads a reward; null if it has no type. */
export function readReward(reward: z.infer<typeof RewardItem> | null | undefined): InboxReward | null {
  return reward?.type ? reward : null
}

function readState(value: unknown): State | undefined {
  return InboxReward.shape.state.options.find((state) => state === value)
}
