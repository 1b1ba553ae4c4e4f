import { operations } from '@marquee/contracts/operations'
import type { Plugin } from 'vite'

/** Replaces `src/api/operation-facts.ts` by the facts alone, so that no schema of a response reaches the browser. */
export function operationFacts(): Plugin {
  return {
    name: 'operation-facts',
    load: {
      filter: { id: /\/src\/api\/operation-facts\.ts$/ },
      handler: () => `export const operationFacts = ${JSON.stringify(facts())}`,
    },
  }
}

function facts() {
  return Object.fromEntries(
    Object.entries(operations).map(([id, declaration]) => {
      const { method, path, access } = declaration
      return [id, { method, path, access, ...('cache' in declaration ? { cache: declaration.cache } : {}) }]
    }),
  )
}
