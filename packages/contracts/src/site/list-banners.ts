import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { LanguageCodeSchema } from './get-startup.ts'

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
export const listBanners = operation({
  method: 'GET',
  path: '/api/site/banners',
  access: 'anyone',
  limit: 'reads',
  cache: 'catalogue',
  capability: 'banners',
  query: z.object({
    position: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))),
    language: z.optional(LanguageCodeSchema),
  }),
  response: listOf(Banner),
})

export const listBannersExample: Example<typeof listBanners> = {
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
}
