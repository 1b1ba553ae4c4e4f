import type { TemplateFile } from '@marquee/contracts/template-file'
import type { StudioData } from '../studio-data.ts'

/** An element of the page, which the server part has written. @throws when there is none */
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

/** Whether a text can be a code or the name of a color. */
export const isName = (text: string): boolean => new RegExp(data.names.pattern).test(text)

/** A template holds now. */
export function remember(template: TemplateFile): void {
  data.templates = [...data.templates.filter(({ code }) => code !== template.code), template]
}

/** The file of a template, as the gateway saves it. */
export const fileText = (draft: TemplateFile) => `${JSON.stringify(draft, null, 2)}\n`
