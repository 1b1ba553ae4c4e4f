import type { Plugin } from 'vite'

/**
 * Marks what the contracts define as free of side effects, and leaves out all of operations but their bodies, by which
 * forms are checked: a page is built with the shapes that it uses alone. A bundler can't know that a schema's methods
 * only make another schema.
 */
export function pureContracts(): Plugin {
  return {
    name: 'pure-contracts',
    transform: {
      filter: { id: /\/contracts\/src\/.*\.ts$/ },
      handler(code) {
        const edits: { start: number; end: number; text: string }[] = []
        for (const statement of this.parse(code, { lang: 'ts' }).body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { init } of declared.declarations) {
            if (init?.type !== 'CallExpression') continue
            const [declaration, example] = init.arguments
            const isOperation = init.callee.type === 'Identifier' && init.callee.name === 'operation'
            if (isOperation && example && declaration?.type === 'ObjectExpression') {
              const body = declaration.properties.find(isBody)
              const text = body ? `{ ${code.slice(body.start, body.end)} }` : '{}'
              edits.push({ start: declaration.start, end: example.end, text })
            }
            edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' })
            edits.push({ start: init.end, end: init.end, text: ')()' })
          }
        }
        const text = edits
          .toSorted((one, other) => other.start - one.start)
          .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code)
        return { code: text, map: null }
      },
    },
  }
}

const isBody = (property: { type: string; key?: { type: string; name?: unknown } }): boolean =>
  property.type === 'Property' && property.key?.type === 'Identifier' && property.key.name === 'body'
