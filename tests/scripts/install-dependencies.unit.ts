import t, { type Test } from 'tap'
import { dependenciesAreCurrent } from '#scripts/setup/install-dependencies.mjs'

interface Package {
  version: string
  optional?: boolean
}

const locked: Record<string, Package> = {
  '': { version: '0.1.0' },
  'packages/web': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
}
const installed = {
  'packages/web': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
}

/** A repository with this lock file and npm's record of these packages. */
function isCurrent(test: Test, record: Record<string, Package> | undefined): boolean {
  const root = test.testdir({
    'package-lock.json': JSON.stringify({ packages: locked }),
    node_modules: record ? { '.package-lock.json': JSON.stringify({ packages: record }) } : {},
  })
  return dependenciesAreCurrent(root)
}

t.test('what npm installed is what the lock file says', async (t) => {
  t.ok(isCurrent(t, installed))
})

t.test('an optional package may be there too', async (t) => {
  t.ok(isCurrent(t, { ...installed, 'node_modules/for-another-machine': { version: '1.0.0' } }))
})

t.test('anything else is installed again', async (t) => {
  const { 'node_modules/react': _, ...lacking } = installed
  const cases: Record<string, Record<string, Package> | undefined> = {
    'nothing is installed': undefined,
    'a package is lacking': lacking,
    'a package has another version': { ...installed, 'node_modules/react': { version: '18.0.0' } },
    'a package is left over': { ...installed, 'node_modules/left-over': { version: '1.0.0' } },
  }
  for (const [name, record] of Object.entries(cases)) {
    t.test(name, async (t) => {
      t.notOk(isCurrent(t, record))
    })
  }
})
