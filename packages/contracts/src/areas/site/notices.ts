import * as z from 'zod/mini'
import { AttributionValue } from '../../form-fields.ts'
import { listOf } from '../../list.ts'
import { Money } from '../../money.ts'
import { operation } from '../../operation.ts'
import { LanguageCodeSchema } from './startup.ts'

/** A `notice` is a line on the page; a `modal` also opens once in a dialog. Other kinds of a platform are notices. */
export const AnnouncementKind = z.enum(['notice', 'modal'])
export type AnnouncementKind = z.infer<typeof AnnouncementKind>

/** The announcements of one language. */
export const Announcements = z.object({
  announcements: z.array(
    z.object({
      id: z.string(),
      /** Plain text. */
      text: z.string(),
      /** The language that the text is written in (BCP 47). */
      language: z.string(),
      kind: AnnouncementKind,
      /** Whether a visitor can close it for good. */
      isDismissible: z.boolean(),
    }),
  ),
})
export type Announcements = z.infer<typeof Announcements>

/** The operator's announcements, newest first, each in the reader's language where it has that. */
export const listAnnouncements = operation(
  {
    method: 'GET',
    path: '/api/announcements',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'announcements',
    cache: 'catalogue',
    query: z.object({ language: LanguageCodeSchema }),
    response: Announcements,
  },
  {
    request: { query: { language: 'EN' } },
    response: {
      announcements: [
        {
          id: 'a1',
          text: 'We never ask for your password.',
          language: 'en',
          kind: 'notice',
          isDismissible: false,
        },
      ],
    },
  },
)

/** A banner of the operator (the platform's contract, 2.15), running now. */
export const Banner = z.object({
  imgUrl: z.string(),
  /** For narrow screens; empty where there is only one picture. */
  imgUrlMobile: z.string(),
  /** What the picture says, for those who can't see it. */
  alt: z.string(),
  /** A path of the site or an http(s) address; empty for none. */
  link: z.string(),
  startAt: z.string(),
  endAt: z.string(),
})
export type Banner = z.infer<typeof Banner>

/** The places of the site that show banners: the home page, the lobbies, and the list of promotions. */
export type BannerPosition = 'home' | 'lobby' | 'promotions'

/** The banners of a place on the site, in the reader's language. An operator's pages may have places of their own. */
export const listBanners = operation(
  {
    method: 'GET',
    path: '/api/site/banners',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    cache: 'catalogue',
    capability: 'banners',
    query: z.object({
      position: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))),
      language: z.optional(LanguageCodeSchema),
    }),
    response: listOf(Banner),
  },
  {
    request: { query: { position: 'home', language: 'EN' } },
    response: {
      items: [
        {
          imgUrl: '/media/banner.svg',
          imgUrlMobile: '',
          alt: 'Race of the week',
          link: '/leaderboard',
          startAt: '2030-01-01T00:00:00+08:00',
          endAt: '2030-01-08T00:00:00+08:00',
        },
      ],
      total: 1,
      page: 1,
      perPage: 1,
    },
  },
)

const Entry = z.object({ accountMasked: z.string(), amount: Money })

/**
 * The site's current top ten (specification, section 3, top-10 stats): withdrawals, wins, withdrawals of the hour, and
 * numbers of players. Account names are masked; a list that the platform leaves out is empty.
 */
export const TopTen = z.object({
  withdrawal: z.array(Entry),
  winner: z.array(Entry),
  hourWithdrawal: z.array(Entry),
  registeredPlayer: z.number(),
  activePlayer: z.number(),
  depositedPlayer: z.number(),
})
export type TopTen = z.infer<typeof TopTen>

/** The current winners and withdrawals, and the numbers of players. */
export const getTopTen = operation(
  {
    method: 'GET',
    path: '/api/site/top-ten',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    capability: 'topTen',
    cache: 'catalogue',
    response: TopTen,
  },
  {
    request: {},
    response: {
      withdrawal: [{ accountMasked: 'ju***88', amount: { amount: '1500.00', currency: 'PHP' } }],
      winner: [],
      hourWithdrawal: [],
      registeredPlayer: 1200,
      activePlayer: 85,
      depositedPlayer: 430,
    },
  },
)

/**
 * Reports a visit to the platform's advertising attribution (specification, section 7, `/api/settings/adsvisit`). The
 * gateway adds the `_fbp` cookie when the browser sends it.
 */
export const recordVisit = operation(
  {
    method: 'POST',
    path: '/api/site/visits',
    access: 'anyone',
    limit: 'writes',
    shows: 'dialog',
    body: z.optional(z.strictObject({ appsflyerId: z.optional(AttributionValue) })),
    response: z.object({ recorded: z.literal(true) }),
  },
  {
    request: { body: { appsflyerId: '1699999999999-1234567' } },
    response: { recorded: true },
  },
)
