import type { Config } from '../../config/config.ts'
import type { Platform } from '../../upstream/platform.ts'

/** A call was not made, because it may change something at the platform. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused'
}

/**
 * The platform as it may be examined: reads alone, by the contract and by the operator's `PLATFORM_FILE`, and none after
 * the signal has aborted.
 */
export function readsOnly(
  platform: Platform,
  { platformFile }: Pick<Config, 'platformFile'>,
  signal: AbortSignal,
): Platform {
  return {
    async call(call, identity, input, context) {
      const kind = platformFile.kinds[call.path] ?? call.kind
      if (call.kind !== 'read' || kind !== 'read') throw new WriteRefused(`${call.path} is a write`)
      return platform.call(call, identity, input, { ...context, signal })
    },
    close: () => platform.close(),
  }
}
