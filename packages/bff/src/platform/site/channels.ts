import type { AppDownload, ContactChannel } from '@marquee/contracts/areas/site/channels'
import * as z from 'zod/mini'
import { field } from '../../upstream/decoding/field.ts'
import {
  count,
  list,
  orNone,
  readText,
  text,
  textOrNull,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { wholeList } from '../../upstream/decoding/list-reader.ts'
import { isWebAddress, readLink } from '../../upstream/decoding/value-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'

const ChannelItem = z.object({
  kind: text(),
  label: z.optional(wordsOrNull()),
  value: textOrNull(),
  hours: z.optional(wordsOrNull()),
})

// What a value that is an address may lead to. Anything else that a browser reads as an address could run code.
const schemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:', 'viber:', 'tg:'])

/** The ways to reach the brand's support. */
export const contactChannels = platformCall({
  path: '/api/support/contact_channels',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  response: z.object({ value: list(ChannelItem) }),
  read: ({ value }) => wholeList(value.map(readChannel).filter(({ kind, value }) => kind && isSafe(value))),
})

function readChannel({ kind, label, value, hours }: z.infer<typeof ChannelItem>): ContactChannel {
  return { kind: kind.toUpperCase(), label: label ?? '', value: value.trim(), hours: hours ?? '' }
}

const isSafe = (value: string) => !URL.canParse(value) || schemes.has(new URL(value).protocol)

const AccountItem = z.object({ social_type: text(), account_name: words(), url: text() })

/** The brand's social media accounts. Entries whose address is not a web address are left out. */
export const socialAccounts = platformCall({
  path: '/api/settings/social_account',
  kind: 'read',
  identify: 'site',
  onFailure: 'disconnect',
  response: z.object({ accountList: list(AccountItem) }),
  read: ({ accountList }) => ({
    accounts: accountList
      .filter(({ social_type, url }) => social_type !== '' && isWebAddress(url))
      .map(({ social_type, account_name, url }) => ({
        network: social_type.toLowerCase(),
        name: account_name,
        url,
      })),
  }),
})

/** Where the brand's apps are. A checksum that is none is drift and left out. */
export const appDownload = platformCall({
  path: '/api/settings/app_download',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  record: 'value',
  response: z.object({
    android_url: z.optional(textOrNull()),
    android_version: z.optional(textOrNull()),
    android_sha256: z.optional(field('SHA-256', readChecksum, '')),
    android_size: orNone(count()),
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
