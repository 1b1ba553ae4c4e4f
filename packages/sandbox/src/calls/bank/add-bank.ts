import { randomUUID } from 'node:crypto'
import { call } from '../../call.ts'
import { findBank } from '../../cashier/banks/bank-facts.ts'
import { bankItem, banksOf, maxBanks, type PlayerBank } from '../../cashier/banks/player-bank.ts'
import { startHold } from '../../cashier/banks/start-hold.ts'
import type { Database } from '../../database/open-database.ts'
import type { Player } from '../../players/player.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { takeTac } from '../../players/tac.ts'
import { invalidInput, refuse } from '../../refusal.ts'

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
