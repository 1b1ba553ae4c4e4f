import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/setup/run-script.mjs'

/**
 * @typedef {object} Options
 * @property {boolean} help
 * @property {string} platform base address of the platform
 * @property {string} accountId
 * @property {string} password
 * @property {string} domain the brand's domain, as the platform knows it
 * @property {string} amount of each deposit, a decimal string with two decimals
 * @property {string | undefined} channel the deposit channel; the first that fits otherwise
 * @property {string | undefined} tac with it a withdrawal is opened and cancelled too
 * @property {ReadonlySet<number> | undefined} only the numbers of the invariants to prove; all of them otherwise
 * @property {number} timeoutMs how long the gateway waits for a call of the platform
 * @property {string | undefined} out a file for the certificate
 */

export const help = `npm run tool -- prove-money --platform URL --account ID:PASSWORD --domain HOST [options]
  --platform URL         the platform's base address, such as https://staging.platform.example.com
  --account ID:PASSWORD  a test account without open deposits
  --domain HOST          the brand's domain, as the platform knows it
  --amount 100           of each deposit; each is cancelled at once, and nothing is paid
  --channel CODE         the deposit channel; otherwise the first that asks for nothing but the amount
  --withdraw             opens and cancels a withdrawal of the same amount, too
  --tac CODE             the one-time code for it, where the test account has a fixed one
  --only 3,5             proves these invariants alone, by their numbers in the certificate
  --timeout 4000         how long the gateway waits for a call of the platform, in milliseconds
  --out FILE             writes the certificate to a file, too
  --help                 shows this text
Starts a gateway in front of the platform, with a proxy between them that cuts, delays and repeats calls, and checks from
outside that nothing is created twice and that what was told is true. Exit status 1 where an invariant does not hold.`

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws {ScriptError} for what is missing or wrong, with the help
 */
export function readOptions(args) {
  const values = parse(args)
  const wrong = mistakesIn(values)
  if (!values.help && wrong.length > 0) throw new ScriptError(`${wrong.join('; ')}.\n${help}`)
  const [accountId = '', ...password] = values.account.split(':')
  const [whole = '', centavos = ''] = values.amount.split('.')
  return {
    help: values.help,
    platform: values.platform.replace(/\/+$/, ''),
    accountId,
    password: password.join(':'),
    domain: values.domain,
    amount: `${whole}.${centavos.padEnd(2, '0')}`,
    channel: values.channel,
    tac: values.withdraw ? values.tac : undefined,
    only: values.only === undefined ? undefined : new Set(values.only.split(',').map(Number)),
    timeoutMs: Number(values.timeout),
    out: values.out,
  }
}

/** @param {ReturnType<typeof parse>} values */
function mistakesIn({ platform, account, domain, amount, withdraw, tac, only, timeout }) {
  return [
    ...(URL.parse(platform)?.protocol.startsWith('http') ? [] : ['--platform is missing or no web address']),
    ...(/^[^:]+:/.test(account) ? [] : ['--account is missing or not ID:PASSWORD']),
    ...(domain ? [] : ['--domain is missing']),
    ...(/^[1-9]\d{0,7}(\.\d{1,2})?$/.test(amount)
      ? []
      : [`--amount ${amount} is no amount, such as 100 or 100.50`]),
    ...(only?.split(',').map(Number).every(isCount) === false
      ? [`--only ${only} is no list of numbers, such as 3,5`]
      : []),
    ...(isCount(Number(timeout)) ? [] : [`--timeout ${timeout} is no number of milliseconds, such as 4000`]),
    ...(withdraw && !tac ? ['--withdraw needs --tac'] : []),
  ]
}

const isCount = (/** @type {number} */ value) => Number.isSafeInteger(value) && value > 0

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        platform: { type: 'string', default: '' },
        account: { type: 'string', default: '' },
        domain: { type: 'string', default: '' },
        amount: { type: 'string', default: '100' },
        channel: { type: 'string' },
        withdraw: { type: 'boolean', default: false },
        tac: { type: 'string' },
        only: { type: 'string' },
        timeout: { type: 'string', default: '4000' },
        out: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new ScriptError(`${error instanceof Error ? error.message : error}\n${help}`)
  }
}
