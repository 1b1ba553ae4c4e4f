import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/**
 * A document of the operator: sanitized HTML in English, in the local language, and in Chinese from a platform that
 * sends three languages. Each is empty where missing.
 */
export const CmsDocument = z.object({
  enabled: z.boolean(),
  en: z.string(),
  local: z.string(),
  cn: z.string(),
})
export type CmsDocument = z.infer<typeof CmsDocument>

/** The operator's documents: five of the specification (section 3, CMS info), and the terms. */
export const Cms = z.object({
  /** True if any of the five is enabled. */
  status: z.boolean(),
  aboutUs: CmsDocument,
  privacyPolicy: CmsDocument,
  banking: CmsDocument,
  faqs: CmsDocument,
  responsibleGaming: CmsDocument,
  /** Not enabled for a platform that has no such document. */
  terms: CmsDocument,
})
export type Cms = z.infer<typeof Cms>

/** All documents of the operator, in all languages. For a page, see `getCmsDocument`. */
export const getCms = operation({
  method: 'GET',
  path: '/api/cms',
  access: 'anyone',
  limit: 'reads',
  cache: 'cms',
  response: Cms,
})

const about: CmsDocument = {
  enabled: true,
  en: '<p>About us</p>',
  local: '<p>Tungkol sa amin</p>',
  cn: '<p>关于我们</p>',
}
const off: CmsDocument = { enabled: false, en: '', local: '', cn: '' }

export const getCmsExample: Example<typeof getCms> = {
  request: {},
  response: {
    status: true,
    aboutUs: about,
    privacyPolicy: off,
    banking: off,
    faqs: off,
    responsibleGaming: off,
    terms: off,
  },
}
