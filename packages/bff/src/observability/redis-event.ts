/** Changes of the connection to Redis, one event when it is lost and one when it is back. */
export type RedisEvent =
  /**
   * `reason` is a code: `timeout`, `closed`, an error code of the network, or the first word of the error that Redis
   * sent.
   */
  | { readonly type: 'redisLost'; readonly reason: string }
  | { readonly type: 'redisBack'; readonly awayMs: number }
