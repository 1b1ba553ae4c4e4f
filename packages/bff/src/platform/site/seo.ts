import {
  type LanguageCode,
  languageByCode,
  languageCodes,
  preferredLanguage,
} from '@marquee/contracts/languages'
import { type PageName, pageNames } from '@marquee/contracts/pages'
import * as z from 'zod/mini'
import { field } from '../../upstream/decoding/field.ts'
import { markup, orNone, readText, wordsOrNull } from '../../upstream/decoding/field-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'

const Translations = z.object({ en: z.string(), local: z.string(), cn: z.string() })

/**
 * The SEO record of a page (specification, section 3), in every language. Each text is empty where missing, and of one
 * line but for the bodies, which are HTML.
 */
export const SeoRecord = z.object({
  id: z.string(),
  pageName: z.string(),
  itemName: Translations,
  body: Translations,
  metaTitle: z.string(),
  metaDesc: z.string(),
  metaKeywords: z.string(),
  metaUrl: z.string(),
  metaCanonical: z.string(),
  metaAuthor: z.string(),
  metaPublisher: z.string(),
  /** The language that the `meta` texts and addresses are for. */
  metaLang: z.union([z.enum(languageCodes), z.literal('')]),
  metaImageUrl: z.string(),
})
export type SeoRecord = z.infer<typeof SeoRecord>

// The texts are placed in attributes and headers, where a line break would start a new one.
const line = () => field('string', readLine, '')

/** The language that a record names by our code or by a tag such as `fil-PH`; empty for none. */
const language = () => field<LanguageCode | ''>('a language of the site', readLanguage, '')

const SeoAnswer = z.object({
  id: line(),
  page_name: line(),
  en_item_name: wordsOrNull(),
  en_body: markup(),
  local_item_name: wordsOrNull(),
  local_body: markup(),
  // An extension of ours, as for the operator's texts.
  cn_item_name: orNone(wordsOrNull()),
  cn_body: orNone(markup()),
  meta_title: line(),
  meta_desc: line(),
  meta_keywords: line(),
  meta_url: line(),
  meta_canonical: line(),
  meta_author: line(),
  meta_publisher: line(),
  meta_lang: language(),
  meta_image_url: line(),
})

/** The SEO record of a page: its lines must be escaped where they are used, and its bodies are not sanitized here. */
export const seo = platformCall({
  path: '/api/seo',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ page }: { page: PageName }) => ({ page_name: page }),
  record: 'seo',
  response: SeoAnswer,
  read(raw, { input }): SeoRecord {
    requirePage(raw.page_name, input.page)
    return {
      id: raw.id,
      pageName: raw.page_name,
      itemName: { en: raw.en_item_name, local: raw.local_item_name, cn: raw.cn_item_name ?? '' },
      body: { en: raw.en_body, local: raw.local_body, cn: raw.cn_body ?? '' },
      metaTitle: raw.meta_title,
      metaDesc: raw.meta_desc,
      metaKeywords: raw.meta_keywords,
      metaUrl: raw.meta_url,
      metaCanonical: raw.meta_canonical,
      metaAuthor: raw.meta_author,
      metaPublisher: raw.meta_publisher,
      metaLang: raw.meta_lang,
      metaImageUrl: raw.meta_image_url,
    }
  },
})

/** A record of another page is none of this one: search engines would find that page twice. */
function requirePage(told: string, asked: PageName): void {
  const other = pageNames.find((name) => name === told.toLowerCase())
  if (other === undefined || other === asked) return
  throw new UnusableAnswer('The record of another page', {
    path: 'page_name',
    expected: 'that of the request',
    found: 'another',
  })
}

function readLine(value: unknown): string | undefined {
  return value === null
    ? ''
    : readText(value)
        ?.replace(/[\r\n\0]+/g, ' ')
        .trim()
}

function readLanguage(value: unknown): LanguageCode | '' | undefined {
  const told = readLine(value)
  if (told === undefined || told === '') return told
  return languageByCode(told) ?? preferredLanguage(told)
}
