import { verifyPassword } from '../players/password.ts'
import type { Player } from '../players/player.ts'
import { refuse } from '../refusal.ts'

/** Requires a player's password. @throws Refusal `invalidCredentials` */
export async function requirePassword({ password_hash }: Player, password: string): Promise<void> {
  if (!(await verifyPassword(password, password_hash))) throw refuse('invalidCredentials')
}
