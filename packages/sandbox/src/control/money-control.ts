import { randomUUID } from 'node:crypto'
import type { Deposit, DepositState } from '../areas/cashier/deposit.ts'
import { moveDeposit } from '../areas/cashier/deposit.ts'
import type { Withdrawal, WithdrawalState } from '../areas/cashier/withdrawal.ts'
import { moveWithdrawal } from '../areas/cashier/withdrawal.ts'
import { placeBet, settleBet } from '../areas/games/bets.ts'
import type { KycStatus } from '../areas/kyc/kyc.ts'
import { decideKyc } from '../areas/kyc/kyc.ts'
import { brandByDomain } from '../brands/brand-by-domain.ts'
import type { Clock } from '../clock/clock.ts'
import { runDueSteps } from '../due-steps.ts'
import { auditLedger } from '../ledger/audit-ledger.ts'
import { decimal } from '../money.ts'
import type { Platform } from '../platform.ts'
import { findPlayer } from '../players/player.ts'
import { refuse } from '../refusal.ts'

/** An account of the ledger with its balance as a decimal string. */
export interface AccountBalance {
  id: string
  balance: string
}

/** A bet to play; amounts in the minor unit. */
export interface ControlBet {
  domain: string
  accountId: string
  gameType: string
  bet: number
  win?: number
}

/** Moves the clock, and decides what in reality a bank, a reviewer or another system decides. */
export interface MoneyControl {
  /** Moves the clock forward, takes the steps that are due by then, and returns the time (ms since the epoch). */
  advanceClock(ms: number): number
  /** Moves a deposit to `SUCCESS`, `FAILED` or `REJECTED`, through the states between. @throws Refusal */
  moveDeposit(depositId: string, state: DepositState, reason?: string): void
  /** Moves a withdrawal to a state, through those between. @throws Refusal */
  moveWithdrawal(withdrawalId: string, state: WithdrawalState, reason?: string): void
  /** Decides the check of a player's identity. @throws Refusal for an unknown player */
  decideKyc(domain: string, accountId: string, status: KycStatus, reason?: string): void
  /** Places and settles a bet on an invented game of a type. @throws Refusal as a game would */
  playBet(bet: ControlBet): void
  /** A sentence for each violation of the ledger's rules; none when all is well. */
  auditLedger(): string[]
  /** The accounts of the ledger, of one brand when it is given. */
  accounts(domain?: string): AccountBalance[]
}

/** Creates the part of the control that is about money. */
export function createMoneyControl(platform: Platform, clock: Clock): MoneyControl {
  const { db } = platform
  return {
    advanceClock(ms) {
      clock.advance(ms)
      runDueSteps(platform)
      return platform.now()
    },
    moveDeposit(depositId, state, reason) {
      runDueSteps(platform)
      const deposit = db.one<Deposit>`SELECT * FROM deposits WHERE deposit_id = ${depositId}`
      if (!deposit) throw refuse('notFound')
      moveDeposit(platform, deposit, state, reason)
    },
    moveWithdrawal(withdrawalId, state, reason) {
      runDueSteps(platform)
      const withdrawal = db.one<Withdrawal>`SELECT * FROM withdrawals WHERE withdrawal_id = ${withdrawalId}`
      if (!withdrawal) throw refuse('notFound')
      moveWithdrawal(platform, withdrawal, state, reason)
    },
    decideKyc(domain, accountId, status, reason) {
      brandByDomain(platform, domain)
      const player = findPlayer(db, domain, accountId)
      if (!player) throw refuse('notFound')
      decideKyc(platform, player, status, reason)
    },
    playBet({ domain, accountId, gameType, bet, win = 0 }) {
      runDueSteps(platform)
      const player = findPlayer(db, domain, accountId)
      if (!player) throw refuse('notFound')
      const betId = `cb-${randomUUID()}`
      const game = { providerCode: 'HOUSE', gameCode: 'control', gameName: 'Control', gameType }
      db.transaction(() => {
        placeBet(platform, player, { betId, roundId: betId, ...game, bet })
        settleBet(platform, player, betId, win)
      })
    },
    auditLedger: () => auditLedger(db),
    accounts: (domain = '') =>
      db.all<{ id: string; balance: number }>`SELECT id, balance FROM ledger_accounts
        WHERE ${domain} = '' OR domain = ${domain} ORDER BY id`.map(({ id, balance }) => ({
        id,
        balance: decimal(balance),
      })),
  }
}
