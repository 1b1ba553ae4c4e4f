import { call } from '../../call.ts'
import { maskPhone } from '../../players/account-rules.ts'

/** What the player told about themselves. No address is proved here, so none is verified. */
export const profileGet = call({
  path: '/api/settings/profile_get',
  identify: 'player',
  handle: ({ player }) => ({
    value: [
      {
        full_name: player.full_name,
        contact_email: player.contact_email,
        contact_phone: maskPhone(player.contact_phone),
        dob: player.dob,
        marketing_opt_in: player.marketing_opt_in === 1,
        show_in_leaderboard: player.show_in_leaderboard === 1,
        email_verified: false,
      },
    ],
  }),
})
