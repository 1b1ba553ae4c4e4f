import type { RedisLink } from './redis-link.ts'

/** The link of a single process: every command runs its fallback. */
export const localLink: RedisLink = {
  prefix: '',
  isShared: false,
  run: async (_command, fallback) => fallback(),
  attempt: async () => ({ kind: 'cancelled' }),
  subscribe() {},
  onConnected() {},
  async open() {},
  close() {},
}
