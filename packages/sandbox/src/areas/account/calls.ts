import { call } from '../../calls/call.ts'
import { manilaTime } from '../../clock/manila.ts'
import type { Database } from '../../database/open-database.ts'
import { emailPattern, maskPhone, passwordPattern, phonePattern } from '../../players/account-rules.ts'
import { setPassword, verifyPassword } from '../../players/password.ts'
import { findPlayer, type Player } from '../../players/player.ts'
import { startHold } from '../../players/security-hold.ts'
import { endSessions, openSessions } from '../../players/session.ts'
import { sendTac, takeTac } from '../../players/tac.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { kycOf } from '../kyc/kyc.ts'

/** The player's own details. No address is proved here, so none is verified. */
export const profileGet = call({
  path: '/api/settings/profile_get',
  identify: 'player',
  handle: ({ player, db }) => ({
    value: [
      {
        full_name: player.full_name,
        contact_email: player.contact_email,
        contact_phone: maskPhone(player.contact_phone),
        dob: player.dob,
        marketing_opt_in: player.marketing_opt_in === 1,
        show_in_leaderboard: player.show_in_leaderboard === 1,
        email_verified: false,
        mobile_editable: true,
        name_verified: isVerified(db, player),
      },
    ],
  }),
})

/** Whether the player's name was compared with a document. */
const isVerified = (db: Database, player: Player) => kycOf(db, player).status === 'VERIFIED'

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
    if (full_name !== player.full_name && isVerified(db, player))
      throw invalidInput({ full_name: 'verified' })
    if (contact_email && !new RegExp(emailPattern).test(contact_email))
      throw invalidInput({ contact_email: 'format' })
    db.run`UPDATE players SET full_name = ${full_name}, contact_email = ${contact_email},
      show_in_leaderboard = ${Number(show_in_leaderboard)}
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}`
    return { value: [{ contact_email, full_name, show_in_leaderboard }] }
  },
})

/**
 * Sends a code for a new password if the phone number belongs to the account. If not, a decoy code is created, so that
 * the response, its timing and the resend limit are the same.
 */
export const forgotPassword = call({
  path: '/api/auth/forgot_password',
  identify: 'site',
  fields: { account_id: 'filled', contact_phone: 'filled' },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    const player = findPlayer(platform.db, brand.domain, accountId)
    const purpose = player?.contact_phone === input.contact_phone ? 'password' : 'decoy'
    const { resend_in, expires_in } = sendTac(platform, { domain: brand.domain, accountId, purpose })
    return { masked_contact: maskPhone(input.contact_phone), resend_in, expires_in, method: 'TAC' }
  },
})

/** Sets a new password with the code that `forgot_password` sent, and ends all sessions of the account. */
export const resetPassword = call({
  path: '/api/auth/reset_password',
  identify: 'site',
  fields: { account_id: 'filled', tac: 'filled', new_password: 'filled' },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    if (!new RegExp(passwordPattern).test(input.new_password)) throw invalidInput({ new_password: 'format' })
    takeTac(platform, { domain: brand.domain, accountId, purpose: 'password' }, input.tac)
    setPassword(platform.db, brand.domain, accountId, input.new_password)
    startHold(platform, { domain: brand.domain, account_id: accountId })
    endSessions(platform.db, brand.domain, accountId)
    return {}
  },
})

/** Changes the password and ends the player's other sessions. */
export const updatePassword = call({
  path: '/api/auth/update_password',
  identify: 'player',
  fields: { password: 'filled', new_password: 'filled' },
  async handle({ input, player, ...platform }) {
    const { db } = platform
    const { domain, account_id, password_hash } = player
    if (!(await verifyPassword(input.password, password_hash))) throw invalidInput({ password: 'wrong' })
    if (!new RegExp(passwordPattern).test(input.new_password)) throw invalidInput({ new_password: 'format' })
    setPassword(db, domain, account_id, input.new_password)
    startHold(platform, player)
    endSessions(db, domain, account_id, input.auth)
    return {}
  },
})

/** Sends a code to a new mobile number. The password proves that the player asks for it. */
export const requestMobileTac = call({
  path: '/api/auth/tac/request_mobile',
  identify: 'player',
  fields: { contact_phone: 'filled', password: 'filled' },
  async handle({ input: { contact_phone, password }, player, ...platform }) {
    const { domain, account_id: accountId, password_hash } = player
    if (!(await verifyPassword(password, password_hash))) throw invalidInput({ password: 'wrong' })
    if (!new RegExp(phonePattern).test(contact_phone)) throw invalidInput({ contact_phone: 'format' })
    if (contact_phone === player.contact_phone) throw invalidInput({ contact_phone: 'unchanged' })
    const sent = sendTac(platform, { domain, accountId, purpose: `mobile ${contact_phone}` })
    return { masked_phone: maskPhone(contact_phone), ...sent }
  },
})

/** Changes the mobile number with the code that was sent to it. Withdrawals wait afterwards. */
export const mobileUpdate = call({
  path: '/api/settings/mobile_update',
  identify: 'player',
  fields: { contact_phone: 'filled', tac: 'filled' },
  handle({ input: { contact_phone, tac }, player, ...platform }) {
    const { domain, account_id: accountId } = player
    takeTac(platform, { domain, accountId, purpose: `mobile ${contact_phone}` }, tac)
    platform.db.run`UPDATE players SET contact_phone = ${contact_phone}
      WHERE domain = ${domain} AND account_id = ${accountId}`
    startHold(platform, player)
    return { masked_phone: maskPhone(contact_phone) }
  },
})

/** Where the player is logged in, the last used first. */
export const sessions = call({
  path: '/api/auth/sessions',
  identify: 'player',
  handle({ input, player, db }) {
    const value = openSessions(db, player).map((session) => ({
      session_id: session.session_id,
      device: session.device,
      ip_masked: session.ip_masked,
      created_at: manilaTime(session.opened_at),
      last_seen: manilaTime(session.last_seen),
      current: session.token === input.auth,
    }))
    return { value, total: value.length }
  },
})

/** Ends one of the player's sessions. */
export const sessionRevoke = call({
  path: '/api/auth/session_revoke',
  identify: 'player',
  fields: { session_id: 'id' },
  handle({ input, player: { domain, account_id }, db }) {
    const ended = db.run`UPDATE sessions SET ended = 1 WHERE session_id = ${input.session_id}
      AND domain = ${domain} AND account_id = ${account_id} AND ended = 0`
    if (ended === 0) throw refuse('notFound')
    return {}
  },
})
