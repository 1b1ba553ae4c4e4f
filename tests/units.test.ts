import { globSync } from 'node:fs'
import t from 'tap'

// Starting a process takes longer than most of these tests, so they share this one. A file whose tests change what
// others see (globals, hooks on the root test) is a `.test.ts` with a process of its own.
t.setTimeout(180_000)
for (const file of globSync('**/*.unit.ts', { cwd: import.meta.dirname }).toSorted())
  await import(`./${file}`)
