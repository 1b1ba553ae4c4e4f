import type { Player } from './player.ts'
import type { Way } from './step.ts'

const game = {
  ...{ providerCode: 'JILI', gameCode: '', gameType: 'SLOTS' },
  ...{ mode: 'REAL', platform: 'MOBILE', language: 'EN' },
}

/** Opens a slot and plays some rounds, each sent twice. @returns what came of it, in a word */
export async function playSlot(player: Player, way: Way, rounds: number): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { answer } = await player.ask(way, '/api/games/launch', { method: 'POST', headers, body: game })
  if (answer?.status !== 200) return `not opened: ${answer?.status ?? 'cut'}`
  const { gameUrl } = answer.json<{ gameUrl: string }>()
  const page = await fetch(gameUrl)
    .then((response) => response.text())
    .catch(() => '')
  const ticket = /"ticket":"([^"]+)"/.exec(page)?.[1]
  if (!ticket) return 'no page'
  for (let round = 1; round <= rounds; round += 1) {
    const body = JSON.stringify({
      ...{ ticket, action: 'bet', choice: 'lines' },
      ...{ bet: '50.00', roundId: `round-${round}` },
    })
    const spin = () =>
      fetch(new URL('/play/act', gameUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    await Promise.all([spin(), spin()]).catch(() => undefined)
  }
  return `${rounds} rounds`
}
