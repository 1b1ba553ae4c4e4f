import type { LanguageCode } from '@marquee/contracts/languages'
import type { ResponseOf } from '@marquee/contracts/operations'
import type { LocalBanner } from '../../areas/site/platform-notices.ts'
import { wholeList } from '../../upstream/decoding/list-reader.ts'
import { oncePerLanguage } from './once-per-language.ts'

/** The banners for a reader: those in the reader's language, and those in none. */
export const localizeBanners = oncePerLanguage(
  (banners: readonly LocalBanner[], reader: LanguageCode | undefined): ResponseOf<'listBanners'> =>
    wholeList(
      banners
        .filter(({ language }) => !reader || !language || language === reader)
        .map(({ banner }) => banner),
    ),
)
