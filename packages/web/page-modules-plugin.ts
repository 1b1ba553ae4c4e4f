import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const declarations = /\/src\/(?:features\/[\w-]+\/pages|app\/routing\/routes)\.ts$/

// A property `load` up to the page that it imports.
const loads = /\bload: (?:(?!\bload: )[\s\S])*?\bimport\(\s*(['"])([^'"]+-pages?\.tsx)\1/g

/**
 * Names the module of each page for the server, which preloads its files: `module`, beside the property `load` that
 * imports the page, becomes the name in the client's manifest. The browser's build has no names.
 */
export function pageModules(): Plugin {
  return {
    name: 'page-modules',
    enforce: 'pre',
    transform: {
      filter: { id: declarations },
      handler(code, id) {
        const nameOf = (specifier: string) => resolve(dirname(id), specifier).slice(root.length)
        const text = code.replaceAll(
          loads,
          (found, _quote, specifier: string) => `module: ${JSON.stringify(nameOf(specifier))}, ${found}`,
        )
        return { code: text, map: null }
      },
    },
  }
}
