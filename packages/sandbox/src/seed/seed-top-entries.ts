import type { TopTenBoard } from '../areas/site/top-ten-calls.ts'
import type { Database } from '../database/open-database.ts'
import { units } from '../money.ts'

const names: Record<TopTenBoard, readonly string[]> = {
  winner: [
    'ju***88',
    'ma***ia',
    'ri***07',
    'an***el',
    'be***21',
    'jo***yn',
    'ka***99',
    'li***za',
    'pa***ul',
    'ro***12',
    'te***sa',
    'vi***or',
  ],
  withrawal: [
    'ce***04',
    'ka***99',
    'do***ng',
    'el***na',
    'fe***17',
    'gl***ry',
    'ma***ia',
    'ha***25',
    'in***go',
    'je***my',
    'ni***33',
    'os***ar',
  ],
  hour_withdrawal: [
    'ar***55',
    'be***21',
    'ch***on',
    'da***08',
    'em***ly',
    'pa***ul',
    'gi***77',
    'ho***pe',
    'is***el',
    'ja***16',
    'ro***na',
    'su***n9',
  ],
}

const highest: Record<TopTenBoard, number> = { winner: 248_650, withrawal: 86_400, hour_withdrawal: 12_800 }

/** Adds twelve entries to each ranking, with falling amounts, over the last hour. */
export function seedTopEntries(db: Database, domain: string, now: number): void {
  for (const board of ['withrawal', 'winner', 'hour_withdrawal'] as const) {
    for (const [place, name] of names[board].entries()) {
      const amount = units(Math.floor((highest[board] * 0.81 ** place) / 10) * 10 + ((place * 37) % 10))
      const at = now - (place + 1) * 240_000
      db.run`INSERT INTO top_entries VALUES (${domain}, ${board}, '', ${name}, ${amount}, ${at})`
    }
  }
}
