import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { Theme, ThemeError } from '@marquee/contracts/templates'
import type { BrandRef } from '../cache/cached.ts'
import { LruMap } from '../cache/lru-map.ts'
import type { Log } from '../observability/log.ts'
import type { Templates } from './templates.ts'

/** The themes that brands' start-up data name. */
export interface BrandThemes {
  /** The brand's theme, or why it has none; an error is logged once, and again when the data changed in between. */
  of(brand: BrandRef, startup: Startup): Theme | ThemeError
  /** Names the reading of the templates that themes come from. */
  version(): number
}

const rememberedHosts = 10_000

/** Reads brands' themes, and alarms the operator of those that are not valid. */
export function createBrandThemes(templates: Templates, log: Log): BrandThemes {
  const alarmed = new LruMap<string>()
  return {
    of({ host }, { site: { themeCode, themeColor } }) {
      const theme = templates.readTheme(themeCode, themeColor)
      if (typeof theme !== 'string') {
        alarmed.delete(host)
        return theme
      }
      const named = JSON.stringify([themeCode, themeColor])
      if (alarmed.get(host) !== named) {
        alarmed.set(host, named)
        if (alarmed.size > rememberedHosts) alarmed.deleteOldest()
        log.notice('error', 'themeInvalid', { host, themeCode, themeColor, reason: theme })
      }
      return theme
    },
    version: templates.version,
  }
}
