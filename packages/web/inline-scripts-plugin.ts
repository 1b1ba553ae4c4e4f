import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * The scripts that the gateway inlines into documents, or serves as the service worker, by their files: each one without
 * imports.
 */
const scripts = {
  'scripts/start-client.js': 'src/inline/start-client.ts',
  'scripts/offline-page.js': 'src/inline/offline-page.ts',
  'scripts/leave-page.js': 'src/inline/leave-page.ts',
  'scripts/preview.js': 'src/inline/preview.ts',
  'scripts/service-worker.js': 'src/service-worker/service-worker.ts',
  'scripts/former-worker.js': 'src/service-worker/former-worker.ts',
}

/**
 * Builds the scripts that are not modules of the client and adds them to the server's output, where the gateway reads
 * them. Each is a build of its own, because a shared chunk would have to be imported.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async generateBundle() {
      const built = Object.entries(scripts).map(async ([fileName, file]) => ({
        fileName,
        source: await buildScript(file),
      }))
      for (const asset of await Promise.all(built)) this.emitFile({ type: 'asset', ...asset })
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
