import { createContext, useContext } from 'react'

/** Watches for newer builds; `null` on the server. */
export const BuildContext = createContext<BuildWatch | null>(null)

export const useBuildWatch = () => useContext(BuildContext)

/** The gateway's data of a build: `/builds/latest.json`, and `/builds/meta/{id}.json` with its redirects. */
interface BuildInfo {
  id: string
  redirects?: Record<string, string>
}

export interface BuildWatch {
  /** The build that rendered this page. */
  buildId: string
  /** Loads the redirects of this build. */
  loadRedirects(): Promise<void>
  /** The target of a redirected path (without language prefix): a path of the site, or an external address. */
  redirectOf(path: string): string | undefined
  /** Whether there is a newer build. Call it after a route change; it checks with the gateway at most once an hour. */
  isOutdated(): Promise<boolean>
}

interface BuildWatchDeps {
  fetchJson: (address: string) => Promise<unknown>
  nowMs: () => number
}

const checkEveryMs = 60 * 60 * 1000

/** Watches for builds newer than the one that rendered this page (specification, sections 4 and 9). */
export function createBuildWatch(buildId: string, { fetchJson, nowMs }: BuildWatchDeps): BuildWatch {
  let redirects: Readonly<Record<string, string>> = {}
  let lastCheckMs = Number.NEGATIVE_INFINITY
  let newestId = buildId

  const fetchBuild = async (address: string) => parseBuild(await fetchJson(address).catch(() => undefined))

  return {
    buildId,
    async loadRedirects() {
      redirects = (await fetchBuild(`/builds/meta/${buildId}.json`))?.redirects ?? {}
    },
    redirectOf: (path) => (Object.hasOwn(redirects, path) ? redirects[path] : undefined),
    async isOutdated() {
      if (nowMs() - lastCheckMs >= checkEveryMs) {
        lastCheckMs = nowMs()
        newestId = (await fetchBuild(`/builds/latest.json?t=${lastCheckMs}`))?.id ?? newestId
      }
      return newestId !== buildId
    },
  }
}

/** Fetches JSON of this origin; rejects for a status that is not 2xx. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${address} is ${response.status}`)
  return response.json()
}

function parseBuild(found: unknown): BuildInfo | undefined {
  if (typeof found !== 'object' || found === null || !('id' in found)) return undefined
  const redirects = 'redirects' in found ? found.redirects : undefined
  return { id: String(found.id), ...(isStringRecord(redirects) && { redirects }) }
}

const isStringRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((to) => typeof to === 'string')
