import type { BrandDirectory } from '../brands/brand-directory.ts'
import { isRefusal } from '../errors/problem-error.ts'
import type { Log } from '../observability/log.ts'
import type { Brand } from '../request/request-context.ts'
import type { Settings } from '../settings/settings.ts'
import type { Sites } from '../sites/sites.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'

const againMs = 5_000
const hostsAtOnce = 5

/** Whether the gateway may be sent visitors. */
export interface Readiness {
  isReady(): boolean
  /**
   * Looks for the start-up data of a brand, from the snapshot, Redis or the platform, until there is one; the log says why
   * there is none. Once ready it stays ready: what is kept is served while the platform is away.
   * @returns when it has looked once
   */
  start(): Promise<void>
  /** Not ready any more. */
  stop(): void
}

interface Options {
  brands: BrandDirectory
  sites: Pick<Sites, 'startup'>
  log: Pick<Log, 'notice'>
}

export function createReadiness(
  { upstreamUrl }: { upstreamUrl: URL },
  settings: Settings,
  { brands, sites, log }: Options,
): Readiness {
  let next = 0
  let isReady = false
  let isStopped = false
  let hasFailed = false
  let timer: NodeJS.Timeout | undefined

  async function isServed(brand: Brand, isNamed: boolean): Promise<boolean> {
    try {
      await sites.startup(brand)
      return true
    } catch (error) {
      if (!isNamed && isRefusal(error)) return true
      if (!hasFailed) {
        hasFailed = true
        const { host } = brand
        log.notice('error', 'platformUnreachable', {
          host,
          reason: reasonOf(error),
          platformUrl: upstreamUrl.origin,
        })
      }
      return false
    }
  }

  async function look(): Promise<void> {
    const { brandDomains } = settings.now
    const named = brandDomains.filter((domain) => !domain.startsWith('*.'))
    // Nobody knows which hosts a wildcard stands for. That the platform refuses one shows that it is there.
    const hosts = named.length > 0 ? named : brandDomains.map((domain) => domain.replace('*', 'www'))
    const round = Array.from(
      { length: Math.min(hosts.length, hostsAtOnce) },
      () => hosts[next++ % hosts.length],
    )
    const found = await Promise.all(
      round.map(async (host) => {
        const resolution = brands.resolve(host)
        return 'brand' in resolution && (await isServed(resolution.brand, named.length > 0))
      }),
    )
    isReady = found.includes(true)
    if (isReady && hasFailed) log.notice('info', 'platformReached', { platformUrl: upstreamUrl.origin })
    if (!isReady && !isStopped) timer = setTimeout(look, againMs).unref()
  }

  return {
    isReady: () => isReady && !isStopped,
    start: look,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PlatformFailure) return error.reason
  return isRefusal(error) ? 'refused' : 'failed'
}
