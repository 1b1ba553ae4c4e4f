// npm run tool -- account-hash <host> <account id>: how the log names an account, under each key of SESSION_KEYS.

import { withSettingsFile } from '#bff/config/environment.ts'
import { keys } from '#bff/config/setting-readers.ts'
import { hashAccount } from '#bff/observability/log-lines.ts'

const [host, accountId] = process.argv.slice(2)
const { SESSION_KEYS = '' } = withSettingsFile(process.env).environment
const secrets = keys.safeParse(SESSION_KEYS).data
if (!host || !accountId) {
  console.error('Usage: SESSION_KEYS=… npm run tool -- account-hash <host of the brand> <account id>')
  process.exit(1)
}
if (!secrets?.length) {
  console.error(
    'Set SESSION_KEYS as the gateway has it, in the environment or in .env: the hash is made with its keys.',
  )
  process.exit(1)
}
// The newest key comes first: the others name the account in lines from before a rotation.
for (const secret of secrets) console.log(hashAccount(secret, host.toLowerCase(), accountId))
