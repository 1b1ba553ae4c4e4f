import type { AppDownload } from '@marquee/contracts/areas/site/channels'
import * as z from 'zod/mini'
import { count, field, readText, textOrNull } from '../../decoding/field-readers.ts'
import { readLink } from '../../decoding/web-address.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

/** Where the brand's apps are. A checksum that is none is drift and left out. */
export const appDownload = platformCall({
  path: '/api/settings/app_download',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    android_url: z.optional(textOrNull()),
    android_version: z.optional(textOrNull()),
    android_sha256: z.optional(field('SHA-256', readChecksum, '')),
    android_size: z.optional(z.nullable(count())),
    ios_url: z.optional(textOrNull()),
    ios_kind: z.optional(textOrNull()),
  }),
  read: (raw): AppDownload => ({
    androidUrl: readLink(raw.android_url ?? ''),
    androidVersion: raw.android_version ?? '',
    androidSha256: raw.android_sha256 ?? '',
    androidSize: raw.android_size || null,
    iosUrl: readLink(raw.ios_url ?? ''),
    iosKind: raw.ios_kind ?? '',
  }),
})

function readChecksum(value: unknown): string | undefined {
  const digits = readText(value ?? '')
    ?.trim()
    .toLowerCase()
  return digits !== undefined && /^(?:[0-9a-f]{64})?$/.test(digits) ? digits : undefined
}
