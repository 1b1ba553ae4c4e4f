/** The messages that a game may send to the page that embeds it. */
export type GameMessage = 'balance' | 'loaded' | 'lobby'

const byType: Record<string, GameMessage> = {
  'marquee:balance': 'balance',
  'marquee:loaded': 'loaded',
  'marquee:lobby': 'lobby',
}

/**
 * Reads a message event; `undefined` unless it comes from the game's own origin. Only its type is trusted: amounts are
 * fetched from the gateway.
 */
export function readGameMessage(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  gameUrl: string,
): GameMessage | undefined {
  if (!URL.canParse(gameUrl) || new URL(gameUrl).origin !== origin) return undefined
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  return typeof data.type === 'string' && Object.hasOwn(byType, data.type) ? byType[data.type] : undefined
}

/** Whether a game's address may be opened: `http:` and `https:` only, never a script. */
export function isGameUrl(gameUrl: string): boolean {
  return URL.canParse(gameUrl) && /^https?:$/.test(new URL(gameUrl).protocol)
}
