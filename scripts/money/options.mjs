import { parseArgs } from 'node:util'
import { ScriptError } from '../setup/run-script.mjs'

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
 * @property {string | undefined} out a file for the certificate
 */

export const help = `npm run prove:money -- --platform URL --account ID:PASSWORD --domain HOST [options]
  --platform URL         the platform's base address, such as https://staging.platform.example.com
  --account ID:PASSWORD  a test account without open deposits
  --domain HOST          the brand's domain, as the platform knows it
  --amount 100           of each deposit; each is cancelled at once, and nothing is paid
  --channel CODE         the deposit channel; otherwise the first that asks for nothing but the amount
  --withdraw             opens and cancels a withdrawal of the same amount, too
  --tac CODE             the one-time code for it, where the test account has a fixed one
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
  const {
    platform = '',
    account = '',
    domain = '',
    amount,
    channel,
    withdraw,
    tac,
    out,
    help: isHelp,
  } = parse(args)
  const [accountId = '', ...password] = account.split(':')
  const isAmount = /^[1-9]\d{0,7}(\.\d{1,2})?$/.test(amount)
  const wrong = [
    ...(URL.parse(platform)?.protocol.startsWith('http') ? [] : ['--platform is missing or no web address']),
    ...(accountId && password.length > 0 ? [] : ['--account is missing or not ID:PASSWORD']),
    ...(domain ? [] : ['--domain is missing']),
    ...(isAmount ? [] : [`--amount ${amount} is no amount, such as 100 or 100.50`]),
    ...(withdraw && !tac ? ['--withdraw needs --tac'] : []),
  ]
  if (!isHelp && wrong.length > 0) throw new ScriptError(`${wrong.join('; ')}.\n${help}`)
  const [whole = '', centavos = ''] = amount.split('.')
  return {
    help: isHelp,
    platform: platform.replace(/\/+$/, ''),
    accountId,
    password: password.join(':'),
    domain,
    amount: `${whole}.${centavos.padEnd(2, '0')}`,
    channel,
    tac: withdraw ? tac : undefined,
    out,
  }
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        platform: { type: 'string' },
        account: { type: 'string' },
        domain: { type: 'string' },
        amount: { type: 'string', default: '100' },
        channel: { type: 'string' },
        withdraw: { type: 'boolean', default: false },
        tac: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new ScriptError(`${error instanceof Error ? error.message : error}\n${help}`)
  }
}
