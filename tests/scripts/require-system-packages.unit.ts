import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { hasBrowser } from '#scripts/setup/require-system-packages.mjs'

t.test('a browser that does not start is none', async (t) => {
  const folder = t.testdir({ starts: '#!/bin/sh\necho Chromium 153\n', stub: '#!/bin/sh\nexit 1\n' })
  const named = process.env.CHROMIUM ?? ''
  t.teardown(() => {
    process.env.CHROMIUM = named
  })
  for (const [name, expected] of [
    ['starts', true],
    ['stub', false],
  ] as const) {
    process.env.CHROMIUM = join(folder, name)
    chmodSync(process.env.CHROMIUM, 0o755)
    t.equal(await hasBrowser(), expected, name)
  }
})
