import type { PlayerSession } from '@marquee/contracts/areas/account/devices'
import { ResetMethod } from '@marquee/contracts/areas/account/password'
import * as z from 'zod/mini'
import {
  count,
  flag,
  id,
  list,
  orNone,
  text,
  textOrNull,
  time,
  word,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { namedItems, wholeList } from '../../upstream/decoding/list-reader.ts'
import { nothing, platformCall, type ReadContext } from '../../upstream/platform-call.ts'
import { readRefusals, tacRefusals } from '../../upstream/refusals.ts'
import { defaultTacSent, maskPhone } from '../session/session.ts'

/** The heartbeat of the account. The specification does not define its answer, so all fields are optional. */
export const checkStatus = platformCall({
  path: '/api/settings/check_status',
  kind: 'read',
  identify: 'player',
  onFailure: 'disconnect',
  record: 'value',
  response: z.object({
    account_status: orNone(text()),
    unread_count: orNone(count()),
    announcements_version: orNone(text()),
    rg_blockers: orNone(list(text())),
  }),
  read: ({ account_status, unread_count, announcements_version, rg_blockers }) => ({
    accountStatus: account_status ?? '',
    unreadCount: unread_count ?? 0,
    announcementsVersion: announcements_version ?? '',
    blockers: rg_blockers ?? [],
  }),
})

/** The player's profile; null for what the platform does not keep. */
export const profileGet = platformCall({
  path: '/api/settings/profile_get',
  kind: 'read',
  identify: 'player',
  onFailure: 'disconnect',
  record: 'value',
  response: z.object({
    show_in_leaderboard: orNone(flag()),
    contact_phone: z.optional(textOrNull()),
    mobile_editable: orNone(flag()),
    name_verified: orNone(flag()),
  }),
  read: ({ show_in_leaderboard, contact_phone, mobile_editable, name_verified }) => ({
    showInLeaderboard: show_in_leaderboard ?? null,
    mobileNumber: maskPhone(contact_phone ?? ''),
    canChangeMobile: mobile_editable ?? false,
    isNameVerified: name_verified ?? false,
  }),
})

/** The profile of a platform without the call. */
export const noProfile = {
  showInLeaderboard: null,
  mobileNumber: '',
  canChangeMobile: false,
  isNameVerified: false,
}

interface NumberWithTac {
  contactPhone: string
  tac: string
}

/** Changes the number that codes are sent to. The answer may name it; else it is the one that was asked for. */
export const mobileUpdate = platformCall({
  path: '/api/settings/mobile_update',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ contactPhone, tac }: NumberWithTac) => ({ contact_phone: contactPhone, tac }),
  response: z.object({ masked_phone: z.optional(textOrNull()) }),
  read: ({ masked_phone }, { input }: ReadContext<NumberWithTac>) => ({
    mobileNumber: maskPhone(masked_phone || input.contactPhone),
  }),
  refusals: [...tacRefusals, 'invalidInput'],
})

interface Change {
  fullName?: string | undefined
  contactEmail?: string | undefined
  showInLeaderboard?: boolean | undefined
}

/**
 * Updates what is given of the player's name, e-mail address, and whether leaderboards show the name. Returns name and
 * address; those missing in the answer are taken from the request.
 */
export const profileUpdate = platformCall({
  path: '/api/settings/profile_update',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: ({ fullName, contactEmail, showInLeaderboard }: Change) => ({
    full_name: fullName,
    contact_email: contactEmail,
    show_in_leaderboard: showInLeaderboard,
  }),
  response: z.object({
    value: list(z.object({ full_name: z.optional(wordsOrNull()), contact_email: z.optional(textOrNull()) })),
  }),
  read: ({ value: [profile] }, { input }: ReadContext<Change>) => ({
    fullName: profile?.full_name ?? input.fullName,
    contactEmail: profile?.contact_email ?? input.contactEmail,
  }),
  refusals: ['invalidInput'],
})

interface Passwords {
  password: string
  newPassword: string
}

/** Changes the password; the platform ends the player's other sessions. */
export const updatePassword = platformCall({
  path: '/api/auth/update_password',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ password, newPassword }: Passwords) => ({ password, new_password: newPassword }),
  response: nothing,
  read: () => undefined,
  refusals: [
    'invalidCredentials',
    'invalidInput',
    'tooManyRequests',
    { 'Invalid account ID or password': 'invalidCredentials' },
  ],
  // `password` is the current one.
  fieldRefusals: { password: 'invalidCredentials' },
})

interface ResetRequest {
  accountId: string
  contactPhone: string
}

interface ResetStarted {
  resendInSeconds: number
  expiresInSeconds: number
  method: ResetMethod
}

const { resendInSeconds, expiresInSeconds } = defaultTacSent

/** Defaults where the platform sends none. */
export const defaultReset: ResetStarted = { resendInSeconds, expiresInSeconds, method: 'TAC' }

/** Starts a password reset. The masked recipient is not read, because it reveals something about the account. */
export const forgotPassword = platformCall({
  path: '/api/auth/forgot_password',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, contactPhone }: ResetRequest) => ({
    account_id: accountId,
    contact_phone: contactPhone,
  }),
  response: z.object({
    resend_in: orNone(count()),
    expires_in: orNone(count()),
    method: z.optional(word(ResetMethod.options, defaultReset.method)),
  }),
  read: ({ resend_in, expires_in, method }): ResetStarted => ({
    resendInSeconds: resend_in ?? defaultReset.resendInSeconds,
    expiresInSeconds: expires_in ?? defaultReset.expiresInSeconds,
    method: method ?? defaultReset.method,
  }),
})

interface Reset {
  accountId: string
  tac: string
  newPassword: string
}

/** Sets a new password with a one-time code; the platform ends the account's sessions. */
export const resetPassword = platformCall({
  path: '/api/auth/reset_password',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, tac, newPassword }: Reset) => ({
    account_id: accountId,
    tac,
    new_password: newPassword,
  }),
  // The contract promises nothing but success; a platform that names the account helps to find its sessions.
  response: z.object({ account_id: orNone(text()) }),
  read: ({ account_id: accountId }): { accountId?: string } => (accountId ? { accountId } : {}),
  // An unknown account must not be revealed to the client.
  refusals: [...tacRefusals, 'invalidInput', { notFound: 'tacInvalid' }],
})

const SessionItem = z.object({
  session_id: id(),
  device: z.optional(wordsOrNull()),
  ip_masked: z.optional(textOrNull()),
  created_at: z.optional(time()),
  last_seen: z.optional(time()),
  current: orNone(flag()),
})

/** The player's sessions at the platform. */
export const sessionList = platformCall({
  path: '/api/auth/sessions',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  response: z.object({ value: list(SessionItem) }),
  read: ({ value }) =>
    wholeList(
      namedItems(value, ({ session_id }) => session_id !== '').map(
        (item): PlayerSession => ({
          sessionId: item.session_id,
          device: item.device ?? '',
          ipMasked: item.ip_masked ?? '',
          createdAt: item.created_at ?? '',
          lastSeen: item.last_seen ?? '',
          current: item.current ?? false,
        }),
      ),
    ),
  refusals: ['tooManyRequests'],
})

/** Ends one of the player's sessions; the platform refuses its token from then on. */
export const sessionRevoke = platformCall({
  path: '/api/auth/session_revoke',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ id }: { id: string }) => ({ session_id: id }),
  response: nothing,
  read: () => undefined,
  refusals: readRefusals,
})
