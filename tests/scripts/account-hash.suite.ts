import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { startSite } from '../support/site.ts'

const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString('base64url'))

function accountHash(sessionKeys: string, ...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '', SESSION_KEYS: sessionKeys }
  const script = join(projectRoot, 'scripts/account-hash.mjs')
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { status, errors: stderr, lines: stdout.split('\n').filter(Boolean) }
}

t.test(
  'support finds an account in the log by its hash, in lines from before a rotation of keys too',
  async (t) => {
    const site = await startSite({ SESSION_KEYS: keys[0] ?? '' })
    t.teardown(() => site.close())
    await site.signIn()
    const line = site.log.find(({ operation }) => operation === 'login')
    t.strictSame(accountHash(keys[0] ?? '', 'localhost', 'Demo').lines, [line?.account])
    t.equal(accountHash(keys.toReversed().join(','), 'localhost', 'demo').lines[1], line?.account)
    t.match(accountHash('', 'localhost', 'demo'), { status: 1, errors: /^Set SESSION_KEYS/ })
    t.match(accountHash(keys[0] ?? '', 'localhost'), { status: 1, errors: /^Usage/ })
  },
)
