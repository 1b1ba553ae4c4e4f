import type { TemplateCode } from '@marquee/contracts/templates'
import type { ReactNode } from 'react'

/** The parts of a page that a frame arranges. A part that has nothing to show draws nothing. */
export interface FrameParts {
  header: ReactNode
  navigation: ReactNode
  activity: ReactNode
  page: ReactNode
  footer: ReactNode
}

/** A value of an axis that is a component: its file brings its own CSS. */
export interface Slot<Props = object> {
  name: string
  Component: (props: Props) => ReactNode
}

/** A value of an axis that is CSS alone, matched by its data attribute on `.site`. */
export interface Style<Name extends string> {
  name: Name
}

/** What a section of the home page shows. `categories` stands for one section per category of the menu. */
export type SectionName = 'hot' | 'new' | 'popular' | 'featured' | 'categories' | 'providers'

/** One template: a choice on every axis of the template table, and the order of the home page's sections. */
export interface Template {
  code: TemplateCode
  frame: Slot<FrameParts>
  header: Slot
  navigation: Slot
  mobileBar: Slot
  hero: Slot
  lobby: Slot<{ sections: readonly SectionName[] }>
  card: Style<'portrait' | 'square' | 'landscape' | 'poster' | 'circle'>
  surface: Style<'flat' | 'elevated' | 'outlined' | 'glass' | 'neon' | 'paper'>
  shape: Style<'sharp' | 'soft' | 'round' | 'pill'>
  type: Style<'grotesk' | 'condensed' | 'rounded' | 'serif' | 'mono'>
  density: Style<'compact' | 'regular' | 'roomy'>
  sections: readonly SectionName[]
}
