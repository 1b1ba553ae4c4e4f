/** What the gateway says of a build: `/builds/latest.json`, and `/builds/meta/{id}.json` with its redirects. */
interface BuildFacts {
  id: string
  redirects?: Record<string, string>
}

export interface BuildWatch {
  /** The build that this page came with. */
  buildId: string
  /** Asks once for the redirects of this build. */
  loadRedirects(): Promise<void>
  /** Where a path (without language prefix) has moved: a path of the site, or an address off it. */
  redirectOf(path: string): string | undefined
  /** Whether a newer build is known. Call it after a route change; it asks the gateway at most once an hour. */
  isOutdated(): Promise<boolean>
}

interface Surroundings {
  fetchJson: (address: string) => Promise<unknown>
  nowMs: () => number
}

const checkEveryMs = 60 * 60 * 1000

/** Watches for builds newer than the one that this page came with (specification, sections 4 and 9). */
export function createBuildWatch(buildId: string, { fetchJson, nowMs }: Surroundings): BuildWatch {
  let redirects: Readonly<Record<string, string>> = {}
  let lastCheckMs = Number.NEGATIVE_INFINITY
  let newestId = buildId

  const ask = async (address: string) => readFacts(await fetchJson(address).catch(() => undefined))

  return {
    buildId,
    async loadRedirects() {
      redirects = (await ask(`/builds/meta/${buildId}.json`))?.redirects ?? {}
    },
    redirectOf: (path) => (Object.hasOwn(redirects, path) ? redirects[path] : undefined),
    async isOutdated() {
      if (nowMs() - lastCheckMs >= checkEveryMs) {
        lastCheckMs = nowMs()
        newestId = (await ask(`/builds/latest.json?t=${lastCheckMs}`))?.id ?? newestId
      }
      return newestId !== buildId
    },
  }
}

/** Asks for JSON of this origin; rejects for anything but a good answer. */
export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${address} is ${answer.status}`)
  return answer.json()
}

function readFacts(found: unknown): BuildFacts | undefined {
  if (typeof found !== 'object' || found === null || !('id' in found)) return undefined
  const redirects = 'redirects' in found ? found.redirects : undefined
  return { id: String(found.id), ...(isTable(redirects) && { redirects }) }
}

const isTable = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((to) => typeof to === 'string')
