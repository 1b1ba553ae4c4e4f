import type { Seo } from '@marquee/contracts/areas/site/texts'
import type { PageName } from '@marquee/contracts/pages'
import * as z from 'zod/mini'
import { field, readText } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from './first-record.ts'

// The texts are placed in attributes and headers, where a line break would start a new one.
const line = () => field('string', readLine, '')

/** The SEO record of a page. Each text is a single line; it must be escaped where it is used. */
export const seo = platformCall({
  path: '/api/seo',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ page }: { page: PageName }) => ({ page_name: page }),
  locate: (answer) => firstRecord(answer, 'seo'),
  response: z.object({
    id: line(),
    page_name: line(),
    en_item_name: line(),
    en_body: line(),
    local_item_name: line(),
    local_body: line(),
    meta_title: line(),
    meta_desc: line(),
    meta_keywords: line(),
    meta_url: line(),
    meta_canonical: line(),
    meta_author: line(),
    meta_publisher: line(),
    meta_lang: line(),
    meta_image_url: line(),
  }),
  read: (raw): Seo => ({
    id: raw.id,
    pageName: raw.page_name,
    enItemName: raw.en_item_name,
    enBody: raw.en_body,
    localItemName: raw.local_item_name,
    localBody: raw.local_body,
    metaTitle: raw.meta_title,
    metaDesc: raw.meta_desc,
    metaKeywords: raw.meta_keywords,
    metaUrl: raw.meta_url,
    metaCanonical: raw.meta_canonical,
    metaAuthor: raw.meta_author,
    metaPublisher: raw.meta_publisher,
    metaLang: raw.meta_lang,
    metaImageUrl: raw.meta_image_url,
  }),
})

function readLine(value: unknown): string | undefined {
  return value === null
    ? ''
    : readText(value)
        ?.replace(/[\r\n\0]+/g, ' ')
        .trim()
}
