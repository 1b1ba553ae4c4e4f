import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** What the client and its libraries import of React, and the file of the package that is behind it in production. */
const files: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
}

/**
 * Reads React's files as the ES modules that they nearly are. The bundler wraps CommonJS in functions, one of which
 * holds the whole of react-dom. Without it names are shorter, and V8 reads the code once less where an inspector is
 * attached, as DevTools and Lighthouse do: it looks up the positions of whatever an `Error` is made in, and react-dom
 * makes five as it starts.
 *
 * @throws when a file of another version of React says what is not understood here
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId(id) {
      const file = files[id]
      return file && join(dirname(resolve(`${id.split('/')[0]}/package.json`)), 'cjs', file)
    },
    transform: {
      filter: { id: /\/node_modules\/(react|react-dom|scheduler)\/cjs\// },
      handler(code, id) {
        const self = Object.keys(files).find((name) => id.endsWith(`/${files[name]}`))
        const imported = [...new Set(Array.from(code.matchAll(/\brequire\("(.+?)"\)/g), ([, name]) => name))]
        const exported = [...new Set(Array.from(code.matchAll(/^exports\.(\w+) =/gm), ([, name]) => name))]
        const body = code
          .replace(/\brequire\("(.+?)"\)/g, (_, name) => `import${imported.indexOf(name)}`)
          .replace(/^(?=exports\.\w+ =)/gm, 'var ')
          .replace(/\bexports\.(?=\w)/g, 'export_')
        if (!self || /\b(exports|module|require)\b(?!")/.test(body)) throw new Error(`Not understood: ${id}`)
        return [
          ...imported.map((name, index) => `import * as import${index} from '${name}'`),
          // Libraries import React as a default, too.
          `import * as self from '${self}'`,
          body,
          `export { ${exported.map((name) => `export_${name} as ${name}`).join(', ')}, self as default }`,
        ].join('\n')
      },
    },
  }
}
