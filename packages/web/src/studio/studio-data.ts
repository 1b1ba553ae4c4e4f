import type { SectionName, TemplateFile } from '@marquee/contracts/template-file'

/** What the gateway gives to the page of the studio. */
interface StudioData {
  /** All templates that the gateway knows. */
  templates: TemplateFile[]
  /** Codes of the product, which no file may take. */
  standardCodes: string[]
  words: {
    axes: Record<string, { title: string; values: Record<string, string> }>
    sections: Record<string, string>
  }
  sectionNames: SectionName[]
  maxTemplateBytes: number
  /** Whether the gateway can write the operator's directory. */
  canSave: boolean
}

/** An element of the page, which the gateway has written. @throws when there is none */
export function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`)
  return found
}

/** Makes an element with these properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

export const data: StudioData = JSON.parse(document.getElementById('studio-data')?.textContent ?? '')

/** The file of a template, as the gateway saves it. */
export const fileText = (draft: TemplateFile) => `${JSON.stringify(draft, null, 2)}\n`
