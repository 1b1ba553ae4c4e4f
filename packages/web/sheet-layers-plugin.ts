import type { Plugin } from 'vite'

const source = /\/packages\/web\/src\/(.+\.css)(?:\?(?!url).*)?$/

/** Puts each style sheet that names no layer into that of its room. `styles/tokens.css` has the order of the layers. */
export function sheetLayers(): Plugin {
  return {
    name: 'sheet-layers',
    enforce: 'pre',
    transform: {
      filter: { id: source, code: { exclude: /@layer|@font-face/ } },
      handler: (code, id) => `@layer ${layerOf(source.exec(id)?.[1] ?? '')} {\n${code}\n}`,
    },
  }
}

function layerOf(path: string): string {
  if (path.endsWith('-wide.css')) return 'wide'
  if (path.startsWith('templates/')) return 'template'
  return path.startsWith('ui/') ? 'ui' : 'feature'
}
