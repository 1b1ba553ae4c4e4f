import type { Texts } from '../../calls/texts.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { units } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import { findPlayer, type Player } from '../../players/player.ts'

/** What a level of friends earns, in hundredths of a percent of their bets. */
export const referralTiers: readonly { level: number; rate: number; requirement: Texts }[] = [
  {
    ...{ level: 1, rate: 30 },
    requirement: { en: 'Friends you invite', local: 'Mga inimbita mo', cn: '您邀请的好友' },
  },
  {
    ...{ level: 2, rate: 10 },
    requirement: { en: 'Friends they invite', local: 'Mga inimbita nila', cn: '好友邀请的好友' },
  },
]

/** What a friend has to bet to count, in the minor unit. */
const qualifyingTurnover = units(1_000)

/** When a friend counts. */
export const referralRule: Texts = {
  en: 'A friend counts once verified and after betting ₱1,000. Commission is ready the day after the bets.',
  local:
    'Bilang ang kaibigan kapag verified na at nakataya na ng ₱1,000. Makukuha ang komisyon sa araw pagkatapos ng taya.',
  cn: '好友完成身份验证并累计投注 ₱1,000 后计入。佣金于投注次日可领取。',
}

/** How far a friend is. One who is the player again counts for nothing. */
export type FriendStatus = 'REGISTERED' | 'DEPOSITED' | 'QUALIFIED' | 'VOID'

/** A player who came by the link of another, or by that of a friend. */
export interface Friend {
  account_id: string
  level: number
  created_at: number
  status: FriendStatus
}

interface Row {
  account_id: string
  level: number
  created_at: number
  is_verified: number
  has_deposited: number
  bets: number
}

/** Who came by a player's link, level by level, latest first. */
export function friendsOf({ db }: Pick<Platform, 'db'>, key: WalletKey): Friend[] {
  const rows = db.all<Row>`WITH RECURSIVE friends (account_id, referral_code, created_at, level) AS (
      SELECT account_id, referral_code, 0, 0 FROM players
        WHERE domain = ${key.domain} AND account_id = ${key.account_id}
      UNION SELECT players.account_id, players.referral_code, players.created_at, level + 1
        FROM players JOIN friends ON players.referrer_code = friends.referral_code
        WHERE players.domain = ${key.domain} AND level < ${referralTiers.length})
    SELECT account_id, level, created_at,
      EXISTS (SELECT 1 FROM kyc WHERE domain = ${key.domain} AND account_id = friends.account_id
        AND status = 'VERIFIED') AS is_verified,
      EXISTS (SELECT 1 FROM deposits WHERE domain = ${key.domain} AND account_id = friends.account_id
        AND status = 'SUCCESS') AS has_deposited,
      (SELECT coalesce(SUM(valid_bet), 0) FROM bets WHERE domain = ${key.domain}
        AND account_id = friends.account_id) AS bets
    FROM friends WHERE level > 0 ORDER BY created_at DESC, account_id`
  const player = findPlayer(db, key.domain, key.account_id)
  return rows.map((row) => ({ ...row, status: statusOf(db, player, row) }))
}

function statusOf(db: Database, player: Player | undefined, row: Row): FriendStatus {
  const friend = player && findPlayer(db, player.domain, row.account_id)
  if (player && friend && isSamePerson(db, player, friend)) return 'VOID'
  if (row.is_verified && row.bets >= qualifyingTurnover) return 'QUALIFIED'
  return row.has_deposited ? 'DEPOSITED' : 'REGISTERED'
}

/** Whether two accounts have a phone number, a browser or a bank account in common. */
export function isSamePerson(
  db: Database,
  one: Player,
  other: Pick<Player, 'domain' | 'account_id' | 'contact_phone' | 'visitor_id'>,
): boolean {
  if (one.contact_phone !== '' && one.contact_phone === other.contact_phone) return true
  if (one.visitor_id !== '' && one.visitor_id === other.visitor_id) return true
  return (
    db.one`SELECT 1 FROM player_banks AS own JOIN player_banks AS theirs USING (domain, bank_code, account_number)
      WHERE domain = ${one.domain} AND own.account_id = ${one.account_id}
        AND theirs.account_id = ${other.account_id} LIMIT 1` !== undefined
  )
}
