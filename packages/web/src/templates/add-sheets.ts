import type { TemplateFile } from '@marquee/contracts/template-file'
import { sheetsOf } from './sheets.ts'

/** Adds a template's style sheets to the document, and resolves once all have loaded. Rejects where one is missing. */
export async function addSheets(file: TemplateFile): Promise<void> {
  await Promise.all(
    sheetsOf(file).map(
      ({ href, media = '' }) =>
        new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media })
          link.addEventListener('load', resolve)
          link.addEventListener('error', () => reject(new Error(`A style sheet is missing: ${href}`)))
          document.head.append(link)
        }),
    ),
  )
}
