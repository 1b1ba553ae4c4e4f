import { call } from '../../call.ts'
import { marketOf } from '../../care/markets.ts'
import { kycOf } from '../../cashier/kyc/kyc-of.ts'
import { ageAt } from '../../players/account-rules.ts'
import { invalidInput, refuse } from '../../refusal.ts'

const maxLength = 200

/** Hands in the player's declaration and documents, which are checked then. */
export const kycSubmit = call({
  path: '/api/kyc/submit',
  identify: 'player',
  area: 'kyc',
  fields: {
    full_name: 'filled',
    dob: 'filled',
    nationality: 'filled',
    address: 'filled',
    id_type: 'filled',
    nature_of_work: 'filled',
    source_of_income: 'filled',
  },
  handle({ input, brand, player, db, now }) {
    const { auth: _, account_id, ...form } = input
    for (const [name, value] of Object.entries(form))
      if (value.length > maxLength) throw invalidInput({ [name]: 'length' })
    const age = ageAt(input.dob, now())
    if (Number.isNaN(age)) throw invalidInput({ dob: 'format' })
    if (age < marketOf(brand).minimumAge) throw refuse('underage', { fields: { dob: 'underage' } })
    if (['PENDING', 'VERIFIED'].includes(kycOf(db, player).status)) throw refuse('notEligible')
    db.transaction(() => {
      const handedIn = db.run`UPDATE kyc_documents SET status = 'PENDING', reason = ''
        WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND status = 'UPLOADED'`
      if (handedIn === 0) throw invalidInput({ documents: 'missing' })
      db.run`INSERT OR REPLACE INTO kyc VALUES (${player.domain}, ${player.account_id}, 'PENDING', '',
        ${JSON.stringify(form)}, ${now()})`
    })
    return { value: [{ status: 'PENDING' }] }
  },
})
