import type { RedisLink } from './redis-link.ts'

/** For one process alone: there is nobody to share with, and every fallback answers. */
export const localLink: RedisLink = {
  prefix: '',
  run: async (_command, fallback) => fallback(),
  subscribe() {},
  onConnected() {},
  async open() {},
  close() {},
}
