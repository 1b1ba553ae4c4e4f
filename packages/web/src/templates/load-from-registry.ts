import type { TemplateFile } from '@marquee/contracts/template-file'
import { addSheets } from './add-sheets.ts'
import { registry } from './registry.ts'
import type { Template } from './template.ts'

/** Loads a template by the registry: on the server, and from a page that came without the template's layout. */
export async function loadFromRegistry(file: TemplateFile): Promise<Template> {
  const [frame, header, navigation, mobileBar, hero, lobby, matches] = await Promise.all([
    registry.frame[file.frame](),
    registry.header[file.header](),
    registry.navigation[file.navigation](),
    registry.mobileBar[file.mobileBar](),
    registry.hero[file.hero](),
    registry.lobby[file.lobby](),
    file.sections.includes('matches') ? registry.matches() : undefined,
    typeof document === 'undefined' ? undefined : addSheets(file),
  ])
  return { file, frame, header, navigation, mobileBar, hero, lobby, matches }
}
