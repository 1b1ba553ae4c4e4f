import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { SectionName, TemplateFile } from '@marquee/contracts/template-file'
import { createContext, type ReactNode, useContext } from 'react'
import type { AnyQuery } from '../api/query.ts'

export const TemplateContext = createContext<Template | null>(null)

/** The site's template. Throws outside of `SiteLayout`, which provides it. */
export function useTemplate(): Template {
  const template = useContext(TemplateContext)
  if (!template) throw new Error('useTemplate() must be called inside SiteLayout.')
  return template
}

/** The parts of a page that a frame arranges. */
export interface FrameParts {
  header: ReactNode
  navigation: ReactNode
  page: ReactNode
  footer: ReactNode
}

/**
 * One of the components that a template is made of. Its file imports its own CSS; the rules of its wide layout are in
 * the file `<value>-wide.css` beside it (`sheets.ts`).
 */
export interface TemplatePart<Props = object> {
  Component: (props: Props) => ReactNode
  /** How many matches it shows; a section of matches on the same page goes on after them. */
  matchCount?: number
  /** The queries that the server runs before it renders the part on a site with that start-up response and those sections. */
  queries?: (startup: Startup, sections: readonly SectionName[]) => readonly AnyQuery[]
}

export interface LobbyProps {
  sections: readonly SectionName[]
}

/** A template with its parts loaded: the file says which. */
export interface Template {
  file: TemplateFile
  frame: TemplatePart<FrameParts>
  header: TemplatePart
  navigation: TemplatePart
  mobileBar: TemplatePart
  hero: TemplatePart
  lobby: TemplatePart<LobbyProps>
  /** Where its home page has the section `matches`. */
  matches: TemplatePart | undefined
}
