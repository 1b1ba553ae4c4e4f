import type { PageText, Seo } from '@marquee/contracts/areas/site/texts'
import {
  defaultLanguage,
  type LanguageCode,
  offeredLanguages,
  splitLanguagePrefix,
} from '@marquee/contracts/languages'
import { type PageName, pageByPath, pageNames } from '@marquee/contracts/pages'
import { oncePerValue } from '../../cache/cached.ts'
import { SeoRecord, seo } from '../../platform/site/seo.ts'
import { type LocalText, localizeText, oncePerLanguage } from '../../sites/localize.ts'
import { sanitizeTexts } from '../../sites/sanitize-texts.ts'
import { publicData } from '../../sites/sites.ts'
import { plainText } from '../../upstream/decoding/html.ts'

/** The SEO record of a page, in every language. */
export const seoRecord = publicData({
  kind: 'seo',
  name: ({ page }: { page: PageName }) => page,
  names: pageNames,
  schema: SeoRecord,
  async load(source, question): Promise<SeoRecord> {
    const record = await source.asSite(seo, question)
    const { en, local, cn } = record.body
    const [sanitizedEn = '', sanitizedLocal = '', sanitizedCn = ''] = await sanitizeTexts(
      [en, local, cn],
      source,
    )
    return {
      ...record,
      body: { en: sanitizedEn, local: sanitizedLocal, cn: sanitizedCn },
      metaImageUrl: source.imageAddress(record.metaImageUrl),
    }
  },
})

/** The record in the form of the specification, made once for each. */
export const wholeRecord = oncePerValue(
  async ({ itemName, body, ...record }: SeoRecord): Promise<Seo> => ({
    ...record,
    enItemName: itemName.en,
    enBody: body.en,
    localItemName: itemName.local,
    localBody: body.local,
  }),
)

/** Whether a language is the one in which a record says what it says once, such as its title. */
function isMetaOf({ metaLang }: SeoRecord, language: LanguageCode): boolean {
  return (metaLang || defaultLanguage) === language
}

/**
 * What a page shows of its record in a language. Its name there is a better title than one in another language; its text
 * there is shown, and no other.
 */
export const localizeSeo = oncePerLanguage((record: SeoRecord, language: LanguageCode): PageText => {
  const itemName = textIn(record.itemName, language)
  const isTitled = isMetaOf(record, language) || itemName === ''
  return { metaTitle: isTitled ? record.metaTitle : '', itemName, body: textIn(record.body, language) }
})

// What search engines show of a description.
const mostCharacters = 160
const summary = new RegExp(`^.{0,${mostCharacters - 1}}(?=\\s|$)|^.{0,${mostCharacters - 1}}`, 'su')

/** What the page is about, for search engines: in its language where the record tells it there, by its text at least. */
export function describePage(record: SeoRecord, language: LanguageCode): string {
  if (isMetaOf(record, language) && record.metaDesc) return record.metaDesc
  const text = (plainText(localizeSeo(record, language).body) ?? '').replace(/\s+/g, ' ').trim()
  if (text.length <= mostCharacters) return text || record.metaDesc
  return `${summary.exec(text)?.[0]}…`
}

/** The addresses that a record gives its page in a language; undefined where they are none of the brand's pages. */
export function addressesOf(record: SeoRecord, language: LanguageCode, origin: string) {
  if (!isMetaOf(record, language)) return { canonical: undefined, url: undefined }
  return { canonical: ownPage(record.metaCanonical, origin), url: ownPage(record.metaUrl, origin) }
}

/** An address of a page at a brand's own host, whatever its scheme and port; undefined for any other. */
export function ownPage(address: string, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined
  const { hostname, pathname, search } = new URL(address, origin)
  const isOwn = hostname === new URL(origin).hostname && pageByPath(splitLanguagePrefix(pathname).path)
  return isOwn ? origin + pathname + search : undefined
}

/** A text in a language, and in no other: it is for those who look for the page in that one. */
function textIn(texts: LocalText, language: LanguageCode): string {
  const best = localizeText(texts, language)
  return best.language === offeredLanguages[language].tag ? best.text : ''
}
