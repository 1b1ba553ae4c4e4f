/** The messages that a game may send to the page that embeds it. */
export type GameMessage = { type: 'balance' | 'loaded' | 'lobby' } | { type: 'slip'; picks: number }

const readers: Record<string, (data: object) => GameMessage | undefined> = {
  'marquee:balance': () => ({ type: 'balance' }),
  'marquee:loaded': () => ({ type: 'loaded' }),
  'marquee:lobby': () => ({ type: 'lobby' }),
  'marquee:slip': readSlip,
}

const mostPicks = 99

function readSlip(data: object): GameMessage | undefined {
  const picks = 'picks' in data ? Number(data.picks) : Number.NaN
  return Number.isInteger(picks) && picks >= 0 && picks <= mostPicks ? { type: 'slip', picks } : undefined
}

/**
 * Reads a message event; `undefined` unless it comes from the game's own origin. Amounts are never taken from it, but
 * fetched from the gateway.
 */
export function readGameMessage(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  gameUrl: string,
): GameMessage | undefined {
  if (!URL.canParse(gameUrl) || new URL(gameUrl).origin !== origin) return undefined
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  const { type } = data
  return typeof type === 'string' && Object.hasOwn(readers, type) ? readers[type]?.(data) : undefined
}

/** Whether a game's address may be opened: `http:` and `https:` only, never a script. */
export function isGameUrl(gameUrl: string): boolean {
  return URL.canParse(gameUrl) && /^https?:$/.test(new URL(gameUrl).protocol)
}
