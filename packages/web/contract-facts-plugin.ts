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

/** What many operations have alike stands together and in one order: it compresses to a third. */
function operationFacts() {
  const rows = Object.entries(facts).map(([id, { path, ...facts }]) => {
    const { method, access, shows, cache, changesSession } = facts
    return [id, { path, method, access, shows, cache, changesSession }] as const
  })
  const alike = ([, { path, ...others }]: (typeof rows)[number]) => JSON.stringify(others)
  return Object.fromEntries(rows.toSorted((one, other) => alike(one).localeCompare(alike(other))))
}
