import type { Brand, BrandProfile } from '../brands/brand.ts'
import { addBrand, brandByDomain } from '../brands/brand-by-domain.ts'
import { profileOf } from '../brands/brand-profile.ts'
import type { Clock } from '../clock/clock.ts'
import type { Platform } from '../platform.ts'
import { hashPassword } from '../players/password.ts'
import { addPlayer, newPlayer, type Player } from '../players/player.ts'
import { endSessions } from '../players/session.ts'
import { sentTac } from '../players/tac.ts'
import type { FaultQueue, FaultRule } from './fault.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { createMoneyControl, type MoneyControl } from './money-control.ts'

/** A player to add; amounts and tokens in the minor unit. */
export interface PlayerOptions
  extends Partial<
    Omit<Player, 'domain' | 'account_id' | 'password_hash' | 'frozen_tokens' | 'bonus' | 'referral_code'>
  > {
  domain: string
  accountId: string
  password: string
}

/** A brand to register: its domain, and what differs from the default brand. */
export type BrandOptions = Pick<BrandProfile, 'domain'> & Partial<BrandProfile>

/** Controls the platform in tests and by hand: injects faults, reads received calls, adds brands and players. */
export interface Control extends MoneyControl {
  /** Adds a fault rule. */
  fault(rule: FaultRule): void
  clearFaults(): void
  /** The received calls, oldest first; only those to one path when it is given. */
  calls(path?: string): JournalEntry[]
  clearCalls(): void
  addBrand(options: BrandOptions): Brand
  /** Returns `false` when the account id is taken. */
  addPlayer(options: PlayerOptions): boolean
  /** Ends a player's sessions, and returns how many were open. */
  expireSessions(domain: string, accountId: string): number
  /** The latest one-time code, optionally for one purpose: `register`, `login`, `password`, `withdrawal` or `bank`. */
  tac(domain: string, accountId: string, purpose?: string): string | undefined
}

/** Creates the control of a platform. */
export function createControl(
  platform: Platform,
  clock: Clock,
  journal: Journal,
  faults: FaultQueue,
): Control {
  const { db, now } = platform
  return {
    ...createMoneyControl(platform, clock),
    fault: faults.add,
    clearFaults: faults.clear,
    calls: journal.calls,
    clearCalls: journal.clear,
    addBrand: (options) => registerBrand(platform, options),
    addPlayer({ domain, accountId, password, ...traits }) {
      brandByDomain(platform, domain)
      return addPlayer(db, newPlayer(domain, accountId, hashPassword(password), now(), traits))
    },
    expireSessions: (domain, accountId) => endSessions(db, domain, accountId),
    tac: (domain, accountId, purpose) => sentTac(db, domain, accountId, purpose),
  }
}

/** Registers a brand; options that are left out are those of the default brand. */
export function registerBrand(platform: Platform, options: BrandOptions): Brand {
  const defaults = profileOf(options.domain, options.themeCode ?? 'template1', options.themeColor ?? 'gold')
  return addBrand(platform, { ...defaults, ...options })
}
