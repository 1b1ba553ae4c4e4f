import { claimRebate, forfeitBonus, listBonuses, Rebate } from '@marquee/contracts/areas/promotions/bonuses'
import { pageOf, recordOf } from '../../upstream/decoding/answers.ts'
import { type ListQuery, pageRequest } from '../../upstream/decoding/list-reader.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { cancelRefusals, claimRefusals, readRefusals } from '../../upstream/refusals.ts'

interface Question extends ListQuery {
  status?: string | undefined
}

/** A page of the player's bonuses. */
export const bonusList = platformCall({
  path: '/api/promotion/my_bonuses',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: Question) => ({ ...pageRequest(input), status: input.status }),
  answer: pageOf(listBonuses.response, {
    plainEnglish: ['title'],
    finish: { title: (title, { promoId }) => (promoId === '' ? title : { EN: promoId, ...title }) },
  }),
  refusals: readRefusals,
})

interface Forfeiture {
  id: string
}

/** Gives a bonus up. */
export const bonusForfeit = platformCall({
  path: '/api/promotion/forfeit',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id }: Forfeiture, { requestId }) => ({ request_id: requestId, bonus_id: id }),
  answer: recordOf(forfeitBonus.response),
  refusals: cancelRefusals,
})

/** The player's rebate. */
export const rebateInfo = platformCall({
  path: '/api/promotion/rebate_info',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  answer: recordOf(Rebate),
  refusals: readRefusals,
})

/** Claims the player's rebate. What was claimed and the balance afterwards are extensions of ours. */
export const rebateClaim = platformCall({
  path: '/api/promotion/rebate_claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: (_input, { requestId }) => ({ request_id: requestId }),
  answer: recordOf(claimRebate.response, { names: { balance: 'game_balance' } }),
  refusals: claimRefusals,
})
