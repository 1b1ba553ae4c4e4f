import type { OperationFacts } from './operation-facts.ts'

// What is on its way with the session's cookie, and the last call that changes it.
const carrying = new Set<Promise<unknown>>()
let change: Promise<unknown> | undefined

/**
 * Sends a call in its turn. An answer to a cookie that has just been replaced signs out who has just been signed in:
 * what changes the session waits until the calls that carry it are answered, and those after it wait for it. Public
 * calls leave it as it is and wait for nobody.
 */
export function serializeSessionCalls<Answer>(
  { cache, changesSession }: Pick<OperationFacts, 'cache' | 'changesSession'>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  if (cache) return send()
  const before = changesSession && carrying.size > 0 ? Promise.allSettled(carrying) : change
  const answer = before ? before.then(send, send) : send()
  carrying.add(answer)
  if (changesSession) change = answer
  const end = () => {
    carrying.delete(answer)
    if (change === answer) change = undefined
  }
  answer.then(end, end)
  return answer
}
