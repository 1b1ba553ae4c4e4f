import { readBrandsFile } from './brands-file.ts'
import { readText } from './read-text.ts'
import { redirectsFile } from './redirects-file.ts'
import { perBrand, setting, type ValuesOf } from './setting.ts'
import { isOn, origins, rateLimit, strictTransportSecurity, wholeNumber } from './setting-readers.ts'

/** The settings that a brand may have of its own. */
export const brandTable = {
  STRICT_TRANSPORT_SECURITY: perBrand(
    setting(strictTransportSecurity, 'max-age=31536000', 'max-age=31536000; includeSubDomains'),
  ),
  RATE_LIMIT_CREDENTIALS: perBrand(setting(rateLimit, '10/60', '10/60')),
  RATE_LIMIT_TAC: perBrand(setting(rateLimit, '5/60', '5/60')),
  RATE_LIMIT_WRITES: perBrand(setting(rateLimit, '60/60', '60/60')),
  RATE_LIMIT_READS: perBrand(setting(rateLimit, '600/60', '600/60')),
  GAME_ORIGINS: perBrand(setting(origins, 'https://games.example.com', '')),
  PAYMENT_ORIGINS: perBrand(setting(origins, 'https://pay.example.com', '')),
  IMAGE_ORIGINS: perBrand(setting(origins, 'https://images.example.com', '')),
  CHAT_ORIGINS: perBrand(setting(origins, 'https://secure.livechatinc.com', '')),
  SHARED_CACHE_SECONDS: perBrand(setting(wholeNumber(0, 60), '5', '0')),
  REDIRECTS_FILE: perBrand(setting(redirectsFile, '/etc/marquee/redirects.json', '')),
  ANALYTICS_SCRIPTS: perBrand(setting(isOn, 'off', 'on')),
  ANALYTICS_ORIGINS: perBrand(setting(origins, 'https://www.google-analytics.com', '')),
}

/**
 * How a brand is served, completed by what other settings say: games and payments of the platform's own origin where none is
 * named, the origin of the chat's script, and no strict transport security without TLS.
 */
export interface BrandSettings extends ValuesOf<typeof brandTable> {
  /** Names these settings: others have another one. What is made by them is kept under it. */
  readonly id: string
}

/** The file of what brands have of their own. */
export const brandsFile = readText((path, addIssue) => readBrandsFile(path, brandTable, addIssue))
