/** Changes of the connection to Redis that an operator should know of: one event when it is lost, one when it is back. */
export type RedisEvent =
  /** `reason` is one word: `timeout`, `closed`, a network error code, or the first word of the error that Redis sent. */
  | { readonly type: 'redisLost'; readonly reason: string }
  | { readonly type: 'redisBack'; readonly awayMs: number }
