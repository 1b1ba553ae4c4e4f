import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import { errorCodes } from '@marquee/contracts/problem'
import type { Plugin } from 'vite'
import { dialogOperations, localCodes } from './src/api/contract-facts.ts'

/**
 * Replaces `src/api/contract-facts.ts` with plain data from the contract. Importing the contract's modules would bundle
 * all their schemas for the browser.
 */
export function contractFacts(): Plugin {
  return {
    name: 'contract-facts',
    load: {
      filter: { id: /\/src\/api\/contract-facts\.ts$/ },
      handler: () =>
        [
          `export const errorFacts = ${JSON.stringify(errorFacts())}`,
          `export const operationFacts = ${JSON.stringify(operationFacts())}`,
          `export const dialogOperations = /* @__PURE__ */ new Set(${JSON.stringify([...dialogOperations])})`,
        ].join('\n'),
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
