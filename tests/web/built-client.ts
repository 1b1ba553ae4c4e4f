import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rendered, RenderInput } from '@marquee/contracts/rendering'
import { buildWeb } from '#scripts/setup/build-web.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import type { RenderState } from '#web/app/startup/render-state.ts'

const dist = join(projectRoot, 'packages/web/dist')

/** The built client, made of the present sources: built now where it is not. */
export async function openBuiltClient() {
  await buildWeb(projectRoot, process.execPath)
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  )
  const styleFiles = new Set(
    readdirSync(join(dist, 'client/assets'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => `/assets/${name}`),
  )
  return {
    manifest,
    client: scripts(join(dist, 'client')),
    server: scripts(join(dist, 'server')),
    styleFiles,
  }
}

/** How the built client draws a document. */
export async function loadRender(): Promise<(input: RenderInput) => Promise<Rendered<RenderState>>> {
  await openBuiltClient()
  const { render } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
  return render
}

/** Every script of a build, by its path. */
function scripts(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}
