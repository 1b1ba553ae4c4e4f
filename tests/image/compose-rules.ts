import { parse } from 'yaml'
import { stopSeconds } from '../deploy/stop-seconds.ts'

interface Service {
  image?: string
  build?: { target?: string }
  environment?: Record<string, string>
  restart?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  privileged?: boolean
  healthcheck?: { test?: string[] }
  depends_on?: Record<string, { condition?: string }>
  stop_grace_period?: string
  ports?: string[]
}

/** A compose file, as far as the rules look at it. @throws when it cannot be parsed */
export function readCompose(text: string): Record<string, Service> {
  const { services } = parse(text, { merge: true }) as { services?: Record<string, Service> }
  if (!services) throw new Error('The compose file has no services')
  return services
}

/** What every service owes the machine that it runs on; each broken rule in a sentence. */
export function composeMistakes(services: Record<string, Service>, settings: readonly string[]): string[] {
  return Object.entries(services).flatMap(([name, service]) => {
    const rules: [string, boolean][] = [
      ['has a health check', (service.healthcheck?.test?.length ?? 0) > 1],
      ['comes back after a crash', service.restart === 'unless-stopped'],
      ['has a read-only root', service.read_only === true],
      ['has no capabilities', service.cap_drop?.join() === 'ALL' && !service.privileged],
      ['gains no privileges', service.security_opt?.includes('no-new-privileges:true') === true],
      ['names the version of its image', service.build !== undefined || isPinned(service.image)],
      ['is published only where it is the proxy', name === 'proxy' || service.ports === undefined],
      ['waits for those that it needs', waitsForHealth(service)],
      [
        'needs services that exist',
        Object.keys(service.depends_on ?? {}).every((other) => other in services),
      ],
      ['may finish what is under way', !isOnTheWay(name, service) || outlivesDrain(service)],
      [
        'sets only settings that exist',
        Object.keys(settingsOf(service)).every((each) => settings.includes(each)),
      ],
    ]
    return rules.filter(([, holds]) => !holds).map(([rule]) => `${name}: ${rule}`)
  })
}

/** The settings that a gateway is given. */
export function settingsOf({ build, environment }: Service): Record<string, string> {
  return build?.target === 'gateway' ? (environment ?? {}) : {}
}

const isPinned = (image = '') => /:(?!latest$)[\w.-]+$/.test(image)

const waitsForHealth = ({ depends_on: needs = {} }: Service) =>
  Object.values(needs).every(({ condition }) => condition === 'service_healthy')

/** Whether players' requests pass it. */
const isOnTheWay = (name: string, { build }: Service) => name === 'proxy' || build?.target === 'gateway'

function outlivesDrain({ stop_grace_period: grace = '10s', environment = {} }: Service): boolean {
  const seconds = Number(/^(\d+)s$/.exec(grace)?.[1])
  return seconds >= stopSeconds(Number(environment.SHUTDOWN_DRAIN_SECONDS ?? 10))
}
