import type { Config } from '../config/config.ts'

/** What the settings say of every document. */
export const documentSettings = (config: Config) => ({
  frameOrigins: config.gameOrigins,
  imageOrigins: config.imageOrigins,
  formOrigins: config.paymentOrigins,
  chatOrigins: config.chatOrigins,
  analytics: config.analyticsScripts,
  analyticsOrigins: config.analyticsOrigins,
  sharedCacheSeconds: config.sharedCacheSeconds,
})
