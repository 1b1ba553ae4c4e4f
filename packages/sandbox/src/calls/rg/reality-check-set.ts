import { call } from '../../call.ts'
import { marketOf } from '../../care/markets.ts'
import { invalidInput } from '../../refusal.ts'

/** Sets the minutes between reality checks; 0 turns them off. */
export const realityCheckSet = call({
  path: '/api/rg/reality_check_set',
  identify: 'player',
  fields: { minutes: 'number' },
  handle({ input: { minutes }, brand, player: { domain, account_id }, db }) {
    if (!marketOf(brand).realityMinutes.includes(minutes)) throw invalidInput({ minutes: 'unknown' })
    db.run`INSERT OR REPLACE INTO reality_checks VALUES (${domain}, ${account_id}, ${minutes})`
    return { value: [{ reality_check_minutes: minutes }] }
  },
})
