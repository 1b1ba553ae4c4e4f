import type { PageName } from '@marquee/contracts/pages'
import type { Seo } from '@marquee/contracts/site/get-seo'
import * as z from 'zod/mini'
import { field } from '../field-readers.ts'
import { platformCall } from '../platform-call.ts'
import { firstRecord } from './first-record.ts'

// These texts end in attributes and headers, where a line break would begin something new.
const line = () => field('string', readLine, '')
const maybeLine = () => z.optional(z.nullable(line()))

/** The SEO record of a page. Texts are one line each; whoever places one escapes it for that place. */
export const seo = platformCall({
  path: '/api/seo',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ page }: { page: PageName }) => ({ page_name: page }),
  locate: (answer) => firstRecord(answer, 'seo'),
  response: z.object({
    id: maybeLine(),
    page_name: line(),
    en_item_name: maybeLine(),
    en_body: maybeLine(),
    local_item_name: maybeLine(),
    local_body: maybeLine(),
    meta_title: line(),
    meta_desc: line(),
    meta_keywords: line(),
    meta_url: maybeLine(),
    meta_canonical: maybeLine(),
    meta_author: maybeLine(),
    meta_publisher: maybeLine(),
    meta_lang: maybeLine(),
    meta_image_url: maybeLine(),
  }),
  read: (raw): Seo => ({
    id: raw.id ?? '',
    pageName: raw.page_name,
    enItemName: raw.en_item_name ?? '',
    enBody: raw.en_body ?? '',
    localItemName: raw.local_item_name ?? '',
    localBody: raw.local_body ?? '',
    metaTitle: raw.meta_title,
    metaDesc: raw.meta_desc,
    metaKeywords: raw.meta_keywords,
    metaUrl: raw.meta_url ?? '',
    metaCanonical: raw.meta_canonical ?? '',
    metaAuthor: raw.meta_author ?? '',
    metaPublisher: raw.meta_publisher ?? '',
    metaLang: raw.meta_lang ?? '',
    metaImageUrl: raw.meta_image_url ?? '',
  }),
})

function readLine(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.replace(/[\r\n\0]+/g, ' ').trim() : undefined
}
