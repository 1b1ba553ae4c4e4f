import type { Config } from '../config/config.ts'
import type { PlatformOptions } from './platform.ts'

type Settings = Pick<
  PlatformOptions,
  'baseUrl' | 'attemptTimeoutMs' | 'deadlineMs' | 'connections' | 'pathOverrides' | 'kindOverrides'
>

/** Converts the settings of the operator to platform options. */
export function platformSettings(config: Config): Settings {
  return {
    baseUrl: config.upstreamUrl.href,
    attemptTimeoutMs: config.upstreamTimeoutMs,
    deadlineMs: config.upstreamDeadlineMs,
    connections: config.upstreamConnections,
    pathOverrides: config.platformFile.paths,
    kindOverrides: config.platformFile.kinds,
  }
}
