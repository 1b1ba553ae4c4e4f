import type { LanguageCode } from '@marquee/contracts/languages'
import type { InputOf } from '@marquee/contracts/operations'
import type { PageName } from '@marquee/contracts/pages'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { ReadId } from '../api/query.ts'
import { contentQuery } from '../features/content/texts/content-query.ts'
import { socialQuery } from '../features/content/texts/social-query.ts'
import { announcementsQuery } from './parts/announcements/use-announcements.ts'
import type { SlotQuery, Template } from './template.ts'

/** A public question, by the operation's id. */
type Question = { [Id in ReadId]: { id: Id; input: InputOf<Id> } }[ReadId]

/**
 * The public questions whose answers the template draws a page with: those of the frame and the footer on every
 * page, and those of the announcements, the hero, the lobby and the closing text on the home page.
 */
export function templateQueries(
  template: Template,
  startup: Startup,
  page: PageName | null,
  language: LanguageCode,
): Question[] {
  const { frame, hero, lobby, sections } = template
  const slots = page === 'home' ? [frame, hero, lobby] : [frame]
  const ofSlots = slots.flatMap((slot) => slot.queries?.(startup, sections) ?? [])
  const isAnnounced = page === 'home' && startup.capabilities.includes('announcements')
  const opening = isAnnounced ? [announcementsQuery(language)] : []
  const closing = page === 'home' ? [contentQuery('aboutUs', language)] : []
  return [...opening, ...ofSlots, socialQuery(), ...closing].map(question)
}

function question({ queryKey: [id, input] }: SlotQuery): Question {
  // A query's key holds the input of its own operation (api/query.ts).
  return { id, input } as Question
}
