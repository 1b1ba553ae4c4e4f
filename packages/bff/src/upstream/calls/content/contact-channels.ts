import type { ContactChannel } from '@marquee/contracts/areas/site/channels'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { platformCall } from '../../platform-call.ts'

const ChannelItem = z.object({
  kind: text(),
  label: z.optional(textOrNull()),
  value: textOrNull(),
  hours: z.optional(textOrNull()),
})

// What a value that is an address may lead to. Anything else that a browser reads as an address could run code.
const schemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:', 'viber:', 'tg:'])

/** The ways to reach the brand's support. */
export const contactChannels = platformCall({
  path: '/api/support/contact_channels',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  response: z.object({ value: z.array(ChannelItem) }),
  read: ({ value }) => wholeList(value.map(readChannel).filter(({ kind, value }) => kind && isSafe(value))),
})

function readChannel({ kind, label, value, hours }: z.infer<typeof ChannelItem>): ContactChannel {
  return { kind: kind.toUpperCase(), label: label ?? '', value: value.trim(), hours: hours ?? '' }
}

const isSafe = (value: string) => !URL.canParse(value) || schemes.has(new URL(value).protocol)
