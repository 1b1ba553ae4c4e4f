import { setTimeout as sleep } from 'node:timers/promises'
import { createPlayer, type Player, readSurely } from './player.ts'
import type { World } from './world.ts'

const minorPerPeso = 100
// How long the platform waits before it sends another one-time code.
const resendMs = 61_000
const patienceMs = 30_000

/**
 * Registers a brand of its own for a seed, and opens its players: two of the platform's own accounts, of which one has
 * a past, and one that was just opened. All can withdraw.
 */
export async function openPlayers(world: World, domain: string): Promise<Player[]> {
  const control = world.platform.control()
  control.addBrand({ domain })
  control.addPlayer({
    ...{
      domain,
      accountId: 'lena',
      password: 'Lena12345',
      full_name: 'Lena Cruz',
      contact_phone: '09170000009',
    },
    ...{ balance: 4_000 * minorPerPeso, tokens: 200 * minorPerPeso },
  })
  control.decideKyc(domain, 'lena', 'VERIFIED')
  const accounts = [
    { accountId: 'demo', password: 'Demo1234' },
    { accountId: 'winner', password: 'Demo1234' },
    { accountId: 'lena', password: 'Lena12345' },
  ]
  return Promise.all(
    accounts.map(async (account) => {
      const player = createPlayer(world, { domain, ...account })
      if (account.accountId === 'lena') await addFirstBank(world, domain, player)
      const [banks, inbox] = await Promise.all([
        readSurely<{ items: { bankId: string }[] }>(player, '/api/me/banks'),
        readSurely<{ messages: { inboxId: string; reward: { state: string } | null }[] }>(
          player,
          '/api/me/inbox',
        ),
      ])
      player.bankId = banks.items[0]?.bankId ?? ''
      player.messages = inbox.messages
        .filter(({ reward }) => reward?.state === 'CLAIMABLE')
        .map(({ inboxId }) => inboxId)
      return player
    }),
  )
}

async function addFirstBank(world: World, domain: string, player: Player): Promise<void> {
  const way = { tab: 0, replica: 0 }
  const giveUpAt = performance.now() + patienceMs
  while (performance.now() < giveUpAt) {
    await player.ask(way, '/api/tac/bank', { method: 'POST' })
    const tac = world.platform.control().tac(domain, player.accountId, 'bank')
    const body = { bankCode: 'gcash', accountName: 'Lena Cruz', accountNumber: '09170000009', tac }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { answer } = await player.ask(way, '/api/me/banks', { method: 'POST', headers, body })
    // On a busy machine a gateway may give up on a call that was carried out.
    if (answer?.status === 200 || answer?.json<{ code: string }>().code === 'duplicateAccount') return
    world.platform.control().advanceClock(resendMs)
    await sleep(100)
  }
  throw new Error('No bank could be added')
}
