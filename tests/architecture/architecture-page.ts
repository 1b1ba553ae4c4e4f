import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { clientLayers, gatewayLayers, type Layers, sandboxLayers } from './layer-rules.ts'

/** The page with the pictures of the layers, which `npm run tool -- architecture` draws. */
export const pageFile = join(projectRoot, 'docs/architecture.md')

const pictures = { gateway: gatewayLayers, client: clientLayers, sandbox: sandboxLayers }

/** Draws the picture below each heading `Layers of the …` of the page. */
export function withPictures(page: string): string {
  return Object.entries(pictures).reduce(
    (text, [owner, layers]) =>
      text.replace(
        new RegExp(`(## Layers of the ${owner}\n[^#]*?\`\`\`mermaid\n)[\\s\\S]*?(?=\`\`\`)`),
        (_, head: string) => head + draw(layers),
      ),
    page,
  )
}

/** A row is a box, and each points at the one beneath it. */
function draw(layers: Layers): string {
  const boxes = layers.toReversed().map((row, at) => `  row${at}["${describeRow(row)}"]\n`)
  const arrows = boxes.map((_, at) => `row${at}`).join(' --> ')
  return `flowchart TD\n${boxes.join('')}  ${arrows}\n`
}

function describeRow(row: Layers[number]): string {
  const layers = Object.entries(row)
  const named = layers.filter(([, words]) => words !== '').map(([name, words]) => `<b>${name}</b>: ${words}`)
  const plain = layers.filter(([, words]) => words === '').map(([name]) => `<b>${name}</b>`)
  return [...named, ...(plain.length > 0 ? [plain.join(' · ')] : [])].join('<br>')
}

/** Where the page's short names may begin: `http/rate-limits.ts` is one of the gateway. */
const places = ['', 'packages/', 'packages/bff/src/', 'packages/web/src/', 'tests/architecture/']

/** The paths that a page names in code, and that are nowhere. A name alone stands beside the path before it. */
export function pathsNowhere(page: string): string[] {
  const text = page.replaceAll(/^```[\s\S]*?^```/gm, '')
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name).filter(isPath)
  let before = ''
  return named.filter((name) => {
    const found = [...places, `${before}/`].find((place) => exists(place + name))
    if (found !== undefined) before = name.includes('.') ? dirname(found + name) : found + name
    return found === undefined
  })
}

/** Addresses begin with a slash. */
const isPath = (name: string) => /^[\w@.*-]+(?:\/[\w@.*-]+)+\/?$|\.(?:tsx?|mjs)$/.test(name)

const exists = (path: string) => globSync(path, { cwd: projectRoot }).length > 0

if (import.meta.main) writeFileSync(pageFile, withPictures(readFileSync(pageFile, 'utf8')))
