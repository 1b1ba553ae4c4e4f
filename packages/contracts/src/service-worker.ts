import type { LanguageCode } from './languages.ts'

/** The offline page of a brand in one of its languages. */
export interface OfflinePage {
  code: LanguageCode
  /** Path prefix of the language, without slashes. */
  prefix: string
  html: string
  /** Value of the page's `Content-Security-Policy`. */
  policy: string
}

/** What the gateway tells a brand's service worker. */
export interface WorkerSettings {
  buildId: string
  /** The page in the brand's default language comes first. */
  pages: OfflinePage[]
  /** Paths of the files that the offline pages show. */
  files: string[]
}
