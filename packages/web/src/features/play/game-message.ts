/** What a game may tell the page around it. */
export type GameMessage = 'balance' | 'loaded' | 'lobby'

const byType: Record<string, GameMessage> = {
  'marquee:balance': 'balance',
  'marquee:loaded': 'loaded',
  'marquee:lobby': 'lobby',
}

/**
 * Reads a message to the window; `undefined` for whatever does not come from the game's own origin. Nothing but
 * its type is believed: amounts are asked of the gateway.
 */
export function readGameMessage(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  gameUrl: string,
): GameMessage | undefined {
  if (!URL.canParse(gameUrl) || new URL(gameUrl).origin !== origin) return undefined
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  return typeof data.type === 'string' && Object.hasOwn(byType, data.type) ? byType[data.type] : undefined
}

/** Whether an address of a game may be opened: a page of the web, never a script. */
export function isGameUrl(gameUrl: string): boolean {
  return URL.canParse(gameUrl) && /^https?:$/.test(new URL(gameUrl).protocol)
}
