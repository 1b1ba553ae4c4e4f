import pLimit, { type Limit } from 'p-limit'
import { ProblemError } from '../errors/problem-error.ts'

/** Runs a task of a client when its turn has come. @throws ProblemError overloaded when too many are waiting */
export type LimitPerClient = <Result>(client: string, task: () => Promise<Result>) => Promise<Result>

/**
 * Makes a limit on the tasks of each client that run at a time, so that one client cannot take what all share. Others
 * of its tasks wait.
 */
export function createLimitPerClient({
  max,
  maxWaiting,
}: {
  max: number
  maxWaiting: number
}): LimitPerClient {
  const clients = new Map<string, { limit: Limit; tasks: number }>()
  return async (name, task) => {
    const client = clients.get(name) ?? { limit: pLimit(max), tasks: 0 }
    if (client.tasks >= max + maxWaiting) throw new ProblemError('overloaded', { retryAfterSeconds: 1 })
    client.tasks++
    clients.set(name, client)
    try {
      return await client.limit(task)
    } finally {
      client.tasks--
      if (client.tasks === 0) clients.delete(name)
    }
  }
}
