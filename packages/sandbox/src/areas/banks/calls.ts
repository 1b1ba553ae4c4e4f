import { randomUUID } from 'node:crypto'
import type { Bank } from '@marquee/contracts/areas/banks'
import { call } from '../../calls/call.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import type { Player } from '../../players/player.ts'
import { startHold } from '../../players/security-hold.ts'
import { takeTac } from '../../players/tac.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import {
  bankFacts,
  bankItem,
  banksOf,
  banksResponse,
  findBank,
  findPlayerBank,
  maxBanks,
  type PlayerBank,
} from './player-bank.ts'

/** The banks and e-wallets that withdrawals can go to. Guests may see them too: the list is the brand's. */
export const bankList = call({
  path: '/api/bank/bank_list',
  identify: 'anyoneAtSite',
  area: 'banks',
  handle({ origin }) {
    const value = bankFacts.map(
      (facts): PlatformRecord<Bank> => ({
        bank_code: facts.code,
        bank_name: facts.name,
        bank_type: facts.type,
        img_url: `${origin()}/art/payments/${facts.code}.svg`,
        account_pattern: facts.pattern,
        account_length_min: facts.length.min,
        account_length_max: facts.length.max,
        is_withdrawal_enabled: facts.isWithdrawalEnabled,
        is_maintenance: facts.isMaintenance,
        rail: facts.rail,
      }),
    )
    return { value, total: value.length }
  },
})

/** The player's own accounts, masked, and whether another can be added. */
export const myBanks = call({
  path: '/api/bank/my_banks',
  identify: 'player',
  area: 'banks',
  handle: ({ player, db }) => banksResponse(db, player),
})

/**
 * Adds an account of the player, once for each `request_id`. The first becomes the default one; a further one is a
 * change, after which withdrawals wait a day.
 */
export const addBank = call({
  path: '/api/bank/add',
  identify: 'playerAtSite',
  area: 'banks',
  fields: {
    request_id: 'filled',
    bank_code: 'filled',
    account_name: 'filled',
    account_number: 'filled',
    branch: 'text?',
    tac: 'filled',
  },
  handle({ input, player, ...platform }) {
    const { db, now } = platform
    const { request_id: requestId, bank_code, account_number, account_name, branch = '' } = input
    const { domain, account_id: accountId } = player
    const write = {
      ...{ domain, accountId, call: 'bank_add', requestId },
      content: [bank_code, account_name, account_number, branch],
      check() {
        checkAccount(db, player, input)
        takeTac(platform, { domain, accountId, purpose: 'bank' }, input.tac)
      },
    }
    return runIdempotently(db, write, () => {
      const isFirst = banksOf(db, player).length === 0
      const bank = db.one<PlayerBank>`INSERT INTO player_banks VALUES (${`bk-${randomUUID()}`}, ${domain}, ${accountId},
        ${bank_code}, ${account_name}, ${account_number}, ${branch}, ${Number(isFirst)}, 'ACTIVE', ${now()}, NULL)
        RETURNING *`
      if (!isFirst) startHold(platform, player)
      return { value: bank ? [bankItem(bank)] : [] }
    })
  },
})

interface Account {
  bank_code: string
  account_name: string
  account_number: string
}

function checkAccount(db: Database, player: Player, { bank_code, account_name, account_number }: Account) {
  const facts = findBank(bank_code)
  if (!facts) throw invalidInput({ bank_code: 'unknown' })
  if (facts.isMaintenance || !facts.isWithdrawalEnabled)
    throw refuse('methodUnavailable', { fields: { bank_code: 'methodUnavailable' } })
  if (!new RegExp(facts.pattern).test(account_number)) throw invalidInput({ account_number: 'format' })
  if (comparable(account_name) !== comparable(player.full_name))
    throw refuse('nameMismatch', { fields: { account_name: 'nameMismatch' } })
  if (banksOf(db, player).length >= maxBanks) throw refuse('limitReached')
  const taken = db.one`SELECT 1 FROM player_banks WHERE domain = ${player.domain} AND bank_code = ${bank_code}
    AND account_number = ${account_number} AND removed_at IS NULL`
  if (taken) throw refuse('duplicateAccount', { fields: { account_number: 'duplicateAccount' } })
}

const comparable = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Makes one of the player's accounts the default one. */
export const setDefaultBank = call({
  path: '/api/bank/set_default',
  identify: 'player',
  area: 'banks',
  fields: { bank_id: 'id' },
  handle({ input: { bank_id }, player, ...platform }) {
    const { db } = platform
    const bank = findPlayerBank(db, player, bank_id)
    if (!bank) throw refuse('notFound')
    if (bank.is_default === 0) {
      db.transaction(() => {
        db.run`UPDATE player_banks SET is_default = (bank_id = ${bank_id})
          WHERE domain = ${player.domain} AND account_id = ${player.account_id}`
        startHold(platform, player)
      })
    }
    return banksResponse(db, player)
  },
})

/** Removes one of the player's accounts, unless a withdrawal to it is open. The next becomes the default one. */
export const removeBank = call({
  path: '/api/bank/remove',
  identify: 'player',
  area: 'banks',
  fields: { request_id: 'filled', bank_id: 'id', tac: 'filled' },
  handle({ input, player, ...platform }) {
    const { db, now } = platform
    const { request_id: requestId, bank_id, tac } = input
    const { domain, account_id: accountId } = player
    const write = {
      ...{ domain, accountId, call: 'bank_remove', requestId, content: bank_id },
      check() {
        if (!findPlayerBank(db, player, bank_id)) throw refuse('notFound')
        if (hasOpenWithdrawal(db, player, bank_id)) throw refuse('pendingExists')
        takeTac(platform, { domain, accountId, purpose: 'bank' }, tac)
      },
    }
    return runIdempotently(db, write, () => {
      db.run`UPDATE player_banks SET removed_at = ${now()}, is_default = 0 WHERE bank_id = ${bank_id}`
      const [next] = banksOf(db, player)
      if (next) db.run`UPDATE player_banks SET is_default = 1 WHERE bank_id = ${next.bank_id}`
      startHold(platform, player)
      return {}
    })
  },
})

function hasOpenWithdrawal(db: Database, { domain, account_id }: WalletKey, bankId: string): boolean {
  return (
    db.one`SELECT 1 FROM withdrawals WHERE domain = ${domain} AND account_id = ${account_id} AND bank_id = ${bankId}
      AND status NOT IN ('COMPLETED', 'REJECTED', 'CANCELLED', 'REFUNDED')` !== undefined
  )
}
