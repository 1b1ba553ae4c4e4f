import { call } from '../../call.ts'
import { emailPattern } from '../../players/account-rules.ts'
import { invalidInput } from '../../refusal.ts'

const maxNameLength = 60

/** Updates the player's name and e-mail address, and returns both. */
export const profileUpdate = call({
  identify: 'player',
  fields: { full_name: 'filled', contact_email: 'text' },
  handle({ input, player, db }) {
    const { full_name, contact_email } = input
    if ([...full_name].length > maxNameLength) throw invalidInput({ full_name: 'length' })
    if (contact_email && !new RegExp(emailPattern).test(contact_email))
      throw invalidInput({ contact_email: 'format' })
    db.run`UPDATE players SET full_name = ${full_name}, contact_email = ${contact_email}
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}`
    return { value: [{ contact_email, full_name }] }
  },
})
