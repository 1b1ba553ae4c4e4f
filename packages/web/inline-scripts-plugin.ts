import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The scripts that the gateway inlines into documents or serves as the service worker: each one without imports. */
const scripts = {
  'start-client': 'src/inline/start-client.ts',
  'offline-page': 'src/inline/offline-page.ts',
  preview: 'src/inline/preview.ts',
  studio: 'src/studio/studio.ts',
  'service-worker': 'src/service-worker/service-worker.ts',
}

/**
 * Builds the scripts that are not modules of the client and adds them to the server's output as `scripts/<name>.js`,
 * where the gateway reads them, beside the style sheet of the studio. Each is a build of its own, because a shared chunk would have to be imported.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async generateBundle() {
      const built = Object.entries(scripts).map(async ([name, file]) => ({
        fileName: `scripts/${name}.js`,
        source: await buildScript(file),
      }))
      for (const asset of await Promise.all(built)) this.emitFile({ type: 'asset', ...asset })
      const studioStyles = await readFile(join(root, 'src/studio/studio.css'), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'scripts/studio.css', source: studioStyles })
    },
  }
}

async function buildScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code.trim()
}
