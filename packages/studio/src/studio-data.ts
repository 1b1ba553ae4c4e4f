import type { SectionName, TemplateFile } from '@marquee/contracts/template-file'

/** What the server part gives to the page. */
export interface StudioData {
  /** All templates that the gateway knows. */
  templates: TemplateFile[]
  /** Codes of the product, which no file may take. */
  standardCodes: string[]
  words: {
    axes: Record<string, { title: string; values: Record<string, string> }>
    sections: Record<string, string>
  }
  /** What codes and names of colors are made of, as a pattern and in words. */
  names: { pattern: string; rule: string }
  sectionNames: readonly SectionName[]
  maxTemplateBytes: number
  /** Whether the gateway can write the operator's directory. */
  canSave: boolean
}

/** A template that holds, has held or will hold, and who saved it. */
export type Release = {
  /** Since when it holds, or from when on it will (ISO 8601). */
  from: string
  savedAt: string
  by?: string | undefined
  note?: string | undefined
} & ({ template: TemplateFile } | { errors: string[] })

/** A release that holds or has held. */
export type Version = Release & { number: number; isCurrent: boolean }

/** What is known of a template's releases: the newest version first, the soonest to come first. */
export interface TemplateReleases {
  versions: Version[]
  scheduled: Release[]
}
