import { errorCodes } from '@marquee/contracts/problem'
import type { Plugin } from 'vite'
import { localCodes, operationFacts as operations } from './src/api/contract-facts.ts'
import { failureFacts as failures } from './src/api/failure-facts.ts'

/**
 * Replaces the modules of `src/api` that take facts from the contract with plain data. Importing the contract's modules
 * would bundle all their schemas for the browser.
 */
export function contractFacts(): Plugin {
  return {
    name: 'contract-facts',
    load: {
      filter: { id: /\/src\/api\/(contract|failure)-facts\.ts$/ },
      handler: (id) =>
        id.endsWith('failure-facts.ts')
          ? moduleOf({ failureFacts: failureFacts() })
          : moduleOf({ errorFacts: errorFacts(), operationFacts: operationFacts() }),
    },
  }
}

const moduleOf = (constants: Record<string, unknown>) =>
  Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

function mapped<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function errorFacts() {
  const facts = Object.fromEntries(localCodes.map((code) => [code, errorCodes[code]]))
  return mapped(facts, ({ status, statusCode, handling }) => ({ status, statusCode, handling }))
}

/** What many operations have alike stands together and in one order: it compresses to a third. */
function operationFacts() {
  const rows = Object.entries(operations).map(([id, { path, ...facts }]) => {
    const { method, access, cache, changesSession } = facts
    const signsIn = facts.signsIn || undefined
    const opensDialog = facts.opensDialog || undefined
    return [id, { path, method, access, cache, changesSession, signsIn, opensDialog }] as const
  })
  const alike = ([, { path, ...others }]: (typeof rows)[number]) => JSON.stringify(others)
  return Object.fromEntries(rows.toSorted((one, other) => alike(one).localeCompare(alike(other))))
}

function failureFacts() {
  return mapped(failures, ({ shows, showsElsewhere, showsAtField }) =>
    shows === 'part' || shows === 'nowhere' ? undefined : { shows, showsElsewhere, showsAtField },
  )
}
