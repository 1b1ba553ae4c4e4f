import type { PlatformOptions } from '../upstream/platform.ts'
import type { Config } from './settings.ts'

export type PlatformConnection = Pick<
  PlatformOptions,
  'baseUrl' | 'attemptTimeoutMs' | 'deadlineMs' | 'connections' | 'pathOverrides' | 'kindOverrides'
>

/** What the settings say of the connection to the platform. */
export function platformOptions(config: Config): PlatformConnection {
  return {
    baseUrl: config.upstreamUrl.href,
    attemptTimeoutMs: config.upstreamTimeoutMs,
    deadlineMs: config.upstreamDeadlineMs,
    connections: config.upstreamConnections,
    pathOverrides: config.platformFile.paths,
    kindOverrides: config.platformFile.kinds,
  }
}
