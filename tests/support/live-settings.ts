import type { Brand } from '#bff/request/request-context.ts'
import type { LiveSettings } from '#bff/settings/settings.ts'
import { readConfig } from '#bff/settings/settings.ts'

/** The settings that a reload changes, as the gateway reads them of these texts. */
export function liveSettings(texts: Record<string, string> = {}): { now: LiveSettings } {
  const reading = readConfig(texts)
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return { now: reading.config.live }
}

/** A brand that is served as the defaults of the settings say. */
export const brandAt = (host: string, origin = `https://${host}`): Brand => ({
  host,
  origin,
  settings: liveSettings().now.everyBrand,
})
