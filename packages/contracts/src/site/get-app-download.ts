import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** Where the brand's apps are. Whatever the platform leaves out is empty or null. */
export const AppDownload = z.object({
  androidUrl: z.string(),
  androidVersion: z.string(),
  /** The checksum of the file, in hexadecimal digits. */
  androidSha256: z.string(),
  /** In bytes. */
  androidSize: z.nullable(z.number()),
  iosUrl: z.string(),
  /** `STORE`, `PROFILE`, `PWA`, or another kind of the platform. */
  iosKind: z.string(),
})
export type AppDownload = z.infer<typeof AppDownload>

/** The brand's apps. */
export const getAppDownload = operation({
  method: 'GET',
  path: '/api/site/app-download',
  access: 'anyone',
  limit: 'reads',
  cache: 'cms',
  capability: 'appDownload',
  response: AppDownload,
})

export const getAppDownloadExample: Example<typeof getAppDownload> = {
  request: {},
  response: {
    androidUrl: 'https://www.example.com/app.apk',
    androidVersion: '1.4.2',
    androidSha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    androidSize: 18_400_000,
    iosUrl: '',
    iosKind: 'PWA',
  },
}
