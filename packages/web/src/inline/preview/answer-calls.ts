/** What a read is answered with, by the path of its operation. */
interface Answer {
  path: string
  body: unknown
}

/**
 * Answers the page's calls: the player's reads by the sample, public reads by the gateway without cookies, and everything
 * else by a refusal.
 */
export function answerCalls(answers: readonly Answer[], refusal: object, onRefused: () => void): void {
  const send = window.fetch
  const known = answers.map(({ path, body }) => ({ pattern: patternOf(path), body }))

  // A preview has no player whose events it could follow.
  Reflect.deleteProperty(window, 'EventSource')
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    if (origin !== location.origin || !pathname.startsWith('/api/')) return send(input, init)
    if (request.method !== 'GET') {
      onRefused()
      return json(refusal, 403)
    }
    const answer = known.find(({ pattern }) => pattern.test(pathname))
    return answer ? json(answer.body, 200) : send(request, { credentials: 'omit' })
  }
}

/** `/api/cashier/deposits/{id}` matches any id. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const json = (body: unknown, status: number) => Response.json(body, { status })
