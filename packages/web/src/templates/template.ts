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

/** A query that a part reads; the server runs it before it renders. */
export interface PartQuery {
  queryKey: readonly [ReadId, unknown]
}

/** One of the components that a template is made of. Its file imports its own CSS. */
export interface TemplatePart<Props = object> {
  Component: (props: Props) => ReactNode
  /** How many matches it shows; a section of matches on the same page goes on after them. */
  matchCount?: number
  /** The queries that the part reads on a site with that start-up response and those sections. */
  queries?: (startup: Startup, sections: readonly SectionName[]) => readonly PartQuery[]
}

/**
 * A section of the home page. `categories` stands for one section per category of the menu; `recent` and `favourites`
 * are shown to players only.
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
 * One template: its parts, its design tokens, and the order of the home page's sections. A template's file also imports
 * the style sheets of its tokens (`tokens/<axis>/<value>.css`); a value without one is the default of
 * `styles/tokens.css`. `card` is the shape of game tiles.
 *
 * The sections for players belong below the first screen: the server's document does not contain them, so higher up
 * they would move the content below them.
 */
export interface Template {
  code: TemplateCode
  frame: TemplatePart<FrameParts>
  header: TemplatePart
  navigation: TemplatePart
  mobileBar: TemplatePart
  hero: TemplatePart
  lobby: TemplatePart<LobbyProps>
  card: 'portrait' | 'square' | 'landscape' | 'poster' | 'circle'
  surface: 'flat' | 'elevated' | 'outlined' | 'glass' | 'neon' | 'paper'
  shape: 'sharp' | 'soft' | 'round' | 'pill'
  typeface: 'grotesk' | 'condensed' | 'rounded' | 'serif' | 'mono'
  density: 'compact' | 'regular' | 'roomy'
  sections: readonly SectionName[]
}
