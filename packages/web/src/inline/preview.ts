/*
 * The script in the head of a preview, before all others. A preview is the real site with the real data of the brand, but
 * it acts for nobody: it reads no session, sends nothing, and leaves nothing behind in the browser.
 */

const shownMs = 6000

/** Shows a short text over the page for some seconds; it takes no clicks. */
function showLabel(text: string): void {
  const label = document.createElement('p')
  label.role = 'status'
  label.textContent = text
  label.style.cssText = [
    'position:fixed;z-index:2147483647;inset:auto auto 88px 50%;translate:-50% 0;margin:0;padding:8px 16px',
    'max-width:calc(100vw - 32px);box-sizing:border-box;border-radius:99px;pointer-events:none',
    'background:#111;color:#fff;outline:2px solid #fff;font:600 14px/20px system-ui,sans-serif;text-align:center',
  ].join(';')
  document.body.append(label)
  setTimeout(() => label.remove(), shownMs)
}

// Late chunks and pictures may still widen the page.
const settleMs = 700

/** Reports to the page that frames this one, at this origin alone, when it is ready and how far it is too wide. */
function reportLayout(frameOrigin: string): void {
  const report = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    parent.postMessage({ overflowPx: Math.max(0, scrollWidth - clientWidth) }, frameOrigin)
  }
  addEventListener('hydrated', () => setTimeout(report, settleMs), { once: true })
}

/** Storage that ends with the page. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>()

  get length(): number {
    return this.#values.size
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null
  }
  getItem(name: string): string | null {
    return this.#values.get(name) ?? null
  }
  setItem(name: string, value: string): void {
    this.#values.set(name, value)
  }
  removeItem(name: string): void {
    this.#values.delete(name)
  }
  clear(): void {
    this.#values.clear()
  }
}

/**
 * Gives the page cookies and storages of its own, so that it neither sees nor changes what the site has kept in this
 * browser. Its only cookie is the hint of the player whom the preview has.
 */
function forgetStorage(cookie: string): void {
  Object.defineProperty(document, 'cookie', { value: cookie, writable: true })
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new MemoryStorage() })
}

const field = 'preview'

/** Keeps the page's preview in the address of every page that follows, so that a link or a reload shows it again. */
function keepPreview(): void {
  const token = new URLSearchParams(location.search).get(field) ?? ''
  const withToken = (address: string | URL) => {
    const url = new URL(address, location.href)
    if (url.origin === location.origin) url.searchParams.set(field, token)
    return url
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history)
    history[method] = (state, unused, address) => change(state, unused, address && withToken(address))
  }
  // What the client does not handle itself loads another document.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.href && !event.defaultPrevented) link.href = withToken(link.href).href
  })
}

/** What a read is answered with, by the path of its operation. */
interface Answer {
  path: string
  body: unknown
}

/**
 * Answers the page's calls: the player's reads by the sample, public reads by the gateway without cookies, and everything
 * else by a refusal.
 */
function answerCalls(answers: readonly Answer[], refusal: object, onRefused: () => void): void {
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

const text = document.getElementById('preview')?.textContent ?? ''
const { answers, refusal, frameOrigin, cookie } = JSON.parse(text)

forgetStorage(cookie)
keepPreview()
answerCalls(answers, refusal, () => showLabel('This is a preview: nothing is sent.'))
if (frameOrigin) reportLayout(frameOrigin)
else addEventListener('DOMContentLoaded', () => showLabel('Preview: nothing is sent or saved.'))
