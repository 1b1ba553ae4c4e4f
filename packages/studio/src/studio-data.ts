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
  sectionNames: readonly SectionName[]
  maxTemplateBytes: number
  /** Whether the gateway can write the operator's directory. */
  canSave: boolean
}
