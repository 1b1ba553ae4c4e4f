import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { type PageName, pageNames } from '../pages.ts'

/**
 * The SEO record of a page (specification, section 3). Every value is one line of plain text, empty where missing,
 * and must be escaped for the place it is inserted in.
 */
export const Seo = z.object({
  id: z.string(),
  pageName: z.string(),
  enItemName: z.string(),
  enBody: z.string(),
  localItemName: z.string(),
  localBody: z.string(),
  metaTitle: z.string(),
  metaDesc: z.string(),
  metaKeywords: z.string(),
  metaUrl: z.string(),
  metaCanonical: z.string(),
  metaAuthor: z.string(),
  metaPublisher: z.string(),
  metaLang: z.string(),
  metaImageUrl: z.string(),
})
export type Seo = z.infer<typeof Seo>

/** The SEO record of one page on the brand's site. */
export const getSeo = operation({
  method: 'GET',
  path: '/api/seo',
  access: 'anyone',
  limit: 'reads',
  cache: 'seo',
  query: z.object({ page: z.enum(pageNames as [PageName, ...PageName[]]) }),
  response: Seo,
})

export const getSeoExample: Example<typeof getSeo> = {
  request: { query: { page: 'home' } },
  response: {
    id: '1',
    pageName: 'home',
    enItemName: 'Home',
    enBody: '',
    localItemName: 'Home',
    localBody: '',
    metaTitle: 'Luna Palace',
    metaDesc: 'Slots, live casino and sports.',
    metaKeywords: 'slots, casino',
    metaUrl: '',
    metaCanonical: '',
    metaAuthor: 'Luna Palace',
    metaPublisher: 'Luna Palace',
    metaLang: 'en',
    metaImageUrl: '',
  },
}
