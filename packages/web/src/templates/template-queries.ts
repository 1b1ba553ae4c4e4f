import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import { type Read, readOf } from '../api/query.ts'
import { socialQuery } from '../brand/social-accounts.ts'
import { cmsQuery } from '../brand/use-has-page.ts'
import { contentQuery } from '../content/content-query.ts'
import { bannersQuery } from '../player/banners/banners-query.ts'
import { announcementsQuery } from './parts/announcements/use-announcements.ts'
import type { Template } from './template.ts'

/**
 * The queries that the server runs to render a page in the template: those of the frame, the menus and the footer on every page,
 * and those of the announcements, the banners, the hero, the lobby and the "about us" text on the home page.
 */
export function templateQueries(
  template: Template,
  startup: Startup,
  page: PageName | null,
  language: LanguageCode,
): Read[] {
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
    .map(readOf)
    .filter(({ id }) => hasGames || id !== 'listGames')
}
