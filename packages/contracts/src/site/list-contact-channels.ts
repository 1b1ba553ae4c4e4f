import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'

/** A way to reach the brand's support. */
export const ContactChannel = z.object({
  /** `CHAT`, `PHONE`, `EMAIL`, `VIBER`, `TELEGRAM`, `FACEBOOK`, or another kind of the platform. */
  kind: z.string(),
  label: z.string(),
  /** A number, an address or a name, as `kind` says. */
  value: z.string(),
  /** Display text; empty where the platform leaves it out. */
  hours: z.string(),
})
export type ContactChannel = z.infer<typeof ContactChannel>

/** The ways to reach the brand's support, in the platform's order. */
export const listContactChannels = operation({
  method: 'GET',
  path: '/api/site/contact',
  access: 'anyone',
  limit: 'reads',
  cache: 'cms',
  capability: 'contact',
  response: listOf(ContactChannel),
})

export const listContactChannelsExample: Example<typeof listContactChannels> = {
  request: {},
  response: {
    items: [{ kind: 'EMAIL', label: 'E-mail', value: 'help@example.com', hours: '8:00–24:00' }],
    total: 1,
    page: 1,
    perPage: 1,
  },
}
