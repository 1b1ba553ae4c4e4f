import { manilaTime } from '../../clock/manila.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import type { Storage } from '../../platform.ts'
import { refuse } from '../../refusal.ts'

/** A break or a self-exclusion; `until` is null for one that never ends. */
interface Pause {
  kind: 'COOL_OFF' | 'SELF_EXCLUSION'
  until: number | null
}

/** The running break or exclusion of a kind. */
export function pauseOf(
  { db, now }: Storage,
  { domain, account_id }: WalletKey,
  kind: Pause['kind'],
): Pause | undefined {
  return db.one<Pause>`SELECT kind, until FROM play_pauses WHERE domain = ${domain} AND account_id = ${account_id}
    AND kind = ${kind} AND (until IS NULL OR until > ${now()})`
}

/** Begins a break or exclusion; a shorter one does not replace the one that runs. */
export function startPause(
  { db, now }: Storage,
  { domain, account_id }: WalletKey,
  { kind, until, reason = '' }: Pause & { reason?: string },
): void {
  db.run`INSERT INTO play_pauses VALUES (${domain}, ${account_id}, ${kind}, ${now()}, ${until}, ${reason})
    ON CONFLICT DO UPDATE SET started_at = excluded.started_at, until = excluded.until, reason = excluded.reason`
}

/** What the platform sends of a pause: whether it runs, and until when (empty without an end). */
export function pauseItem(pause: Pause | undefined) {
  return { active: pause !== undefined, until: pause?.until ? manilaTime(pause.until) : '' }
}

/** Refuses what a break or an exclusion stops. @throws Refusal `selfExcluded`, `coolOffActive` */
export function refusePaused(storage: Storage, key: WalletKey): void {
  if (!hasPauses(storage.db, key)) return
  const exclusion = pauseOf(storage, key, 'SELF_EXCLUSION')
  if (exclusion) throw refuse('selfExcluded', untilFields(exclusion, storage.now()))
  const coolOff = pauseOf(storage, key, 'COOL_OFF')
  if (coolOff) throw refuse('coolOffActive', untilFields(coolOff, storage.now()))
}

function hasPauses(db: Database, { domain, account_id }: WalletKey): boolean {
  return (
    db.one`SELECT 1 FROM play_pauses WHERE domain = ${domain} AND account_id = ${account_id} LIMIT 1` !==
    undefined
  )
}

function untilFields({ until }: Pause, now: number) {
  return until === null
    ? { until: '' }
    : { until: manilaTime(until), retry_after: Math.ceil((until - now) / 1000) }
}
