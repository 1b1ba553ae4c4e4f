import { call } from '../../call.ts'
import { emailPattern } from '../../players/account-rules.ts'
import { invalidInput } from '../../refusal.ts'

const maxNameLength = 60

/** Updates what is given of the player's name, e-mail address and whether leaderboards show the name; returns all. */
export const profileUpdate = call({
  path: '/api/settings/profile_update',
  identify: 'player',
  fields: { full_name: 'filled?', contact_email: 'text?', show_in_leaderboard: 'flag?' },
  handle({ input, player, db }) {
    const { full_name = player.full_name, contact_email = player.contact_email } = input
    const { show_in_leaderboard = player.show_in_leaderboard === 1 } = input
    if ([...full_name].length > maxNameLength) throw invalidInput({ full_name: 'length' })
    if (contact_email && !new RegExp(emailPattern).test(contact_email))
      throw invalidInput({ contact_email: 'format' })
    db.run`UPDATE players SET full_name = ${full_name}, contact_email = ${contact_email},
      show_in_leaderboard = ${Number(show_in_leaderboard)}
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}`
    return { value: [{ contact_email, full_name, show_in_leaderboard }] }
  },
})
