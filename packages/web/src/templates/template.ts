import type { Startup } from '@marquee/contracts/site/get-startup'
import type { TemplateCode } from '@marquee/contracts/templates'
import type { ReactNode } from 'react'
import type { ReadId } from '../api/query.ts'

/** The parts of a page that a frame arranges. */
export interface FrameParts {
  header: ReactNode
  navigation: ReactNode
  page: ReactNode
  footer: ReactNode
}

/** A query that a slot is drawn with; the server asks it before it renders. */
export interface SlotQuery {
  queryKey: readonly [ReadId, unknown]
}

/** A value of an axis that is a component: its file brings its own CSS. */
export interface Slot<Props = object> {
  name: string
  Component: (props: Props) => ReactNode
  queries?: (startup: Startup, sections: readonly SectionName[]) => readonly SlotQuery[]
}

/**
 * What a section of the home page shows. `categories` stands for one section per category of the menu; `recent` and
 * `favourites` are a player's own.
 */
export type SectionName =
  | 'winners'
  | 'matches'
  | 'hot'
  | 'new'
  | 'popular'
  | 'featured'
  | 'categories'
  | 'providers'
  | 'recent'
  | 'favourites'

export interface LobbyProps {
  sections: readonly SectionName[]
}

/**
 * One template: a choice on every axis of the template table, and the order of the home page's sections. Values
 * that are CSS alone set tokens when their file is loaded; `card` is read by the game tiles.
 * A player's own sections stand beneath the first screen: the server's document has none, and they would push it down.
 */
export interface Template {
  code: TemplateCode
  frame: Slot<FrameParts>
  header: Slot
  navigation: Slot
  mobileBar: Slot
  hero: Slot
  lobby: Slot<LobbyProps>
  card: 'portrait' | 'square' | 'landscape' | 'poster' | 'circle'
  surface: { name: 'flat' | 'elevated' | 'outlined' | 'glass' | 'neon' | 'paper' }
  shape: { name: 'sharp' | 'soft' | 'round' | 'pill' }
  type: { name: 'grotesk' | 'condensed' | 'rounded' | 'serif' | 'mono' }
  density: { name: 'compact' | 'regular' | 'roomy' }
  sections: readonly SectionName[]
}
