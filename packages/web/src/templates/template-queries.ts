import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { InputOf } from '@marquee/contracts/operations'
import type { PageName } from '@marquee/contracts/pages'
import type { ReadId } from '../api/query.ts'
import { socialQuery } from '../brand/social-accounts.ts'
import { cmsQuery } from '../brand/use-has-page.ts'
import { contentQuery } from '../content/content-query.ts'
import { bannersQuery } from '../player/banners/banners-query.ts'
import { announcementsQuery } from './parts/announcements/use-announcements.ts'
import type { PartQuery, Template } from './template.ts'

/** A call of a public operation. */
type PublicQuery = { [Id in ReadId]: { id: Id; input: InputOf<Id> } }[ReadId]

/**
 * The queries that the server runs to render a page in the template: those of the frame, the menus and the footer on every page,
 * and those of the announcements, the banners, the hero, the lobby and the "about us" text on the home page.
 */
export function templateQueries(
  template: Template,
  startup: Startup,
  page: PageName | null,
  language: LanguageCode,
): PublicQuery[] {
  const { file, frame, hero, lobby } = template
  const isHome = page === 'home'
  const parts = isHome ? [frame, hero, lobby] : [frame]
  const partQueries = parts.flatMap((part) => part.queries?.(startup, file.sections) ?? [])
  const hasAnnouncements = isHome && startup.capabilities.includes('announcements')
  const announcements = hasAnnouncements ? [announcementsQuery(language)] : []
  const hasBanners = isHome && startup.capabilities.includes('banners')
  const banners = hasBanners ? [bannersQuery('home', language)] : []
  const aboutUs = isHome ? [contentQuery('aboutUs', language)] : []
  // Heroes and lobbies ask for lists of games.
  const hasGames = startup.capabilities.includes('games')
  return [...announcements, ...banners, ...partQueries, socialQuery(), cmsQuery(), ...aboutUs]
    .map(toPublicQuery)
    .filter(({ id }) => hasGames || id !== 'listGames')
}

function toPublicQuery({ queryKey: [id, input] }: PartQuery): PublicQuery {
  // A query's key holds the input of its own operation (api/query.ts).
  return { id, input } as PublicQuery
}
