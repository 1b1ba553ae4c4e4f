import type { TemplateFile } from '@marquee/contracts/template-file'
import type { FrameParts, LobbyProps, Template, TemplatePart } from './template.ts'

/** Loads the parts that the template chooses and, where the document came without them, its style sheets. */
export async function loadTemplate(file: TemplateFile): Promise<Template> {
  const addresses = typeof document === 'undefined' ? undefined : namedAddresses()
  if (addresses) return importParts(file, addresses)
  const { loadFromRegistry } = await import('./registry.ts')
  return loadFromRegistry(file)
}

/**
 * The addresses of the parts, of which the document of a page in the template names its own: the list of all would be
 * larger than what most visits load of them.
 */
function namedAddresses(): string[] | undefined {
  return document.querySelector<HTMLElement>('[data-parts]')?.dataset.parts?.split(' ')
}

async function importParts(file: TemplateFile, addresses: string[]): Promise<Template> {
  const values = [
    file.frame,
    file.header,
    file.navigation,
    file.mobileBar,
    file.hero,
    file.lobby,
    ...(file.sections.includes('matches') ? ['match-section'] : []),
  ]
  const parts = await Promise.all(
    values.map(async (value, index) => {
      const module = await import(/* @vite-ignore */ addresses[index] ?? '')
      return module[exportName(value)]
    }),
  )
  const [frame, header, navigation, mobileBar, hero, lobby, matches] = parts as [
    TemplatePart<FrameParts>,
    TemplatePart,
    TemplatePart,
    TemplatePart,
    TemplatePart,
    TemplatePart<LobbyProps>,
    TemplatePart | undefined,
  ]
  return { file, frame, header, navigation, mobileBar, hero, lobby, matches }
}

/** The name that the file of a value exports its part by: `two-row` is `twoRow`. */
const exportName = (value: string) => value.replace(/-./g, (letters) => letters.slice(1).toUpperCase())
