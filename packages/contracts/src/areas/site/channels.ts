import * as z from 'zod/mini'
import { listOf } from '../../list.ts'
import { operation } from '../../operation.ts'

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
export const listContactChannels = operation(
  {
    method: 'GET',
    path: '/api/site/contact',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    cache: 'cms',
    capability: 'contact',
    response: listOf(ContactChannel),
  },
  {
    request: {},
    response: {
      items: [{ kind: 'EMAIL', label: 'E-mail', value: 'help@example.com', hours: '8:00–24:00' }],
      total: 1,
      page: 1,
      perPage: 1,
    },
  },
)

/** The brand's profiles on social networks: the network in lower case, the profile's name, and an http(s) address. */
export const SocialAccounts = z.object({
  accounts: z.array(z.object({ network: z.string(), name: z.string(), url: z.string() })),
})
export type SocialAccounts = z.infer<typeof SocialAccounts>

/** The brand's profiles on social networks. */
export const listSocialAccounts = operation(
  {
    method: 'GET',
    path: '/api/site/social-accounts',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    cache: 'cms',
    response: SocialAccounts,
  },
  {
    request: {},
    response: {
      accounts: [
        { network: 'facebook', name: '@lunapalace', url: 'https://facebook.example.com/lunapalace' },
      ],
    },
  },
)

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
export const getAppDownload = operation(
  {
    method: 'GET',
    path: '/api/site/app-download',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    cache: 'cms',
    capability: 'appDownload',
    response: AppDownload,
  },
  {
    request: {},
    response: {
      androidUrl: 'https://www.example.com/app.apk',
      androidVersion: '1.4.2',
      androidSha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      androidSize: 18_400_000,
      iosUrl: '',
      iosKind: 'PWA',
    },
  },
)
