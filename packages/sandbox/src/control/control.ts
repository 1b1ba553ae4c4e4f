import type { Brand, BrandProfile } from '../brands/brand.ts'
import { addBrand, brandByDomain } from '../brands/brand-by-domain.ts'
import { profileOf } from '../brands/brand-profile.ts'
import type { Platform } from '../platform.ts'
import { hashPassword } from '../players/password.ts'
import { addPlayer, newPlayer, type Player } from '../players/player.ts'
import { endSessions } from '../players/session.ts'
import { sentTac } from '../players/tac.ts'
import type { FaultOrder } from './fault.ts'
import type { FaultOrders } from './fault-orders.ts'
import type { Journal, JournalEntry } from './journal.ts'

/** A player to create; amounts and tokens in the minor unit. */
export interface PlayerOptions extends Partial<Omit<Player, 'domain' | 'account_id' | 'password_hash'>> {
  domain: string
  accountId: string
  password: string
}

/** A brand to register: its domain, and what differs from the house brand. */
export type BrandOptions = Pick<BrandProfile, 'domain'> & Partial<BrandProfile>

/** What tests and people do to the platform from behind: order failures, read what came in, make players. */
export interface Control {
  fault(order: FaultOrder): void
  clearFaults(): void
  /** The calls received, the oldest first; those of one path, or all. */
  calls(path?: string): JournalEntry[]
  clearCalls(): void
  addBrand(order: BrandOptions): Brand
  /** `false` when the account id is taken. */
  addPlayer(order: PlayerOptions): boolean
  /** How many sessions were open. */
  expireSessions(domain: string, accountId: string): number
  /** The code that was sent last; `purpose` is register, login or password. */
  tac(domain: string, accountId: string, purpose?: string): string | undefined
}

export function createControl(platform: Platform, journal: Journal, faults: FaultOrders): Control {
  const { db, now } = platform
  return {
    fault: faults.add,
    clearFaults: faults.clear,
    calls: journal.calls,
    clearCalls: journal.clear,
    addBrand: (order) => registerBrand(platform, order),
    addPlayer({ domain, accountId, password, ...traits }) {
      brandByDomain(platform, domain)
      return addPlayer(db, newPlayer(domain, accountId, hashPassword(password), now(), traits))
    },
    expireSessions: (domain, accountId) => endSessions(db, domain, accountId),
    tac: (domain, accountId, purpose) => sentTac(db, domain, accountId, purpose),
  }
}

/** Registers a brand; what the order leaves open is as with the house brand. */
export function registerBrand(platform: Platform, order: BrandOptions): Brand {
  const house = profileOf(order.domain, order.themeCode ?? 'template1', order.themeColour ?? 'gold')
  return addBrand(platform, { ...house, ...order })
}
