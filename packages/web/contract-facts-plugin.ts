import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import { errorCodes } from '@marquee/contracts/problem'
import type { Plugin } from 'vite'
import { localCodes } from './src/api/local-codes.ts'

/**
 * Writes out as data what `src/api/operation-facts.ts` and `src/api/error-facts.ts` take from the contract: the
 * modules they come from declare schemas beside, which would all reach the browser.
 */
export function contractFacts(): Plugin {
  return {
    name: 'contract-facts',
    load: {
      filter: { id: /\/src\/api\/(operation|error)-facts\.ts$/ },
      handler: (id) =>
        id.endsWith('/error-facts.ts')
          ? `export const errorFacts = ${JSON.stringify(errorFacts())}`
          : `export const operationFacts = ${JSON.stringify(operationFacts())}`,
    },
  }
}

function errorFacts() {
  return Object.fromEntries(localCodes.map((code) => [code, errorCodes[code]]))
}

function operationFacts() {
  return Object.fromEntries(
    Object.entries(operations).map(([id, declaration]) => {
      const { method, path, access, cache, changesSession }: OperationDeclaration = declaration
      return [id, { method, path, access, cache, changesSession }]
    }),
  )
}
