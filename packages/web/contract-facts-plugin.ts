import { errorCodes } from '@marquee/contracts/problem'
import type { Plugin } from 'vite'
import { operationFacts as facts, localCodes } from './src/api/contract-facts.ts'

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
        `export const errorFacts = ${JSON.stringify(errorFacts())}\nexport const operationFacts = ${JSON.stringify(operationFacts())}`,
    },
  }
}

function errorFacts() {
  return Object.fromEntries(localCodes.map((code) => [code, errorCodes[code]]))
}

function operationFacts() {
  return Object.fromEntries(
    Object.entries(facts).map(([id, { method, path, access, shows, cache, changesSession }]) => [
      id,
      { method, path, access, shows, cache, changesSession },
    ]),
  )
}
