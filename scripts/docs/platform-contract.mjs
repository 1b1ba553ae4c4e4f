// npm run tool -- platform-contract: writes docs/platform.md and docs/platform.openapi.json, for the people who make a
// platform, from the declarations of the calls.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { servedCapabilities } from '@marquee/contracts/capability'
import { operationIds, operations } from '@marquee/contracts/operations'
import { errorCodes } from '@marquee/contracts/problem'
import { guidance } from '#bff/observability/guidance.ts'
import { callsByArea } from '#bff/platform/calls.ts'
import { answerFields, payloadFields } from '#bff/upstream/describe-call.ts'
import { projectRoot } from '../setup/project-root.mjs'
import { fieldNotations } from './field-notations.mjs'

/**
 * @import { OperationDeclaration } from '@marquee/contracts/operation'
 * @import { ErrorCode } from '@marquee/contracts/problem'
 * @import { DescribedField } from '#bff/upstream/describe-call.ts'
 * @import { PlatformCall } from '#bff/upstream/platform-call.ts'
 */

/** @typedef {PlatformCall<unknown, unknown>} Call */

const identities = {
  domain: 'D',
  site: 'S',
  player: 'A',
  both: 'AS',
  siteAndAnyPlayer: 'S, and A where somebody is signed in',
}
const identityFields = ['domain_name', 'external_id', 'auth', 'account_id']

const head = `# The platform's contract

For the people who make or connect a platform: what the gateway asks, and what it reads of the answers. Made by
\`npm run tool -- platform-contract\` from the declarations of the calls, which the gateway runs by; the same as
[OpenAPI](platform.openapi.json). Change those, not this page.

## A call

- Each is \`POST\` with a JSON body of the fields below, at \`UPSTREAM_URL\` and the path. A field without a value is left out; nothing else is sent. \`X-Request-Id\` and, with tracing, \`traceparent\` name the player's request.
- \`D\` is \`domain_name\`; \`S\` is \`domain_name, external_id\` (start-up tells the id); \`A\` is \`auth, account_id\` (log-in tells the token); \`AS\` is all four.
- \`read\`: may be asked again after a failed connection, 408, 409, 425, 429, 500, 502, 503 or 504. \`write\`: sent once. \`money\`: a write that is never reported as failed while its outcome is not known; it carries a \`request_id\`, and a platform answers a repetition with its first answer.
- Lists are asked for with \`page, per_page\` (10 where it is left out, 100 at most) and \`date_from, date_to\` (seven days where they are left out), and answered with \`total\`.

## An answer

- A JSON object in UTF-8, or in the charset of its \`Content-Type\`; plain, or with \`Content-Encoding\` gzip, deflate or br. Byte order marks and blanks before it are passed over. At most 8 MB.
- \`statusCode\` 1 is success, and any other number a refusal with its word in \`statusMessage\`, with HTTP 200 or a 4xx. \`fields: { name: word }\` tells which fields were refused, \`retry_after\` in seconds when to come again, \`attempts_left\` how often a one-time code may be tried yet.
- HTTP 5xx, a redirect and no JSON are failures. Only failed connections and 5xx count for the brand's breaker.
- What the tables do not name is ignored. A field marked \`?\` may be left out or null. What is missing otherwise, or cannot be read, is **drift**: a line \`platformDrift\` in the log with field, type and notation, a count by call, and a blank on the page. [The doctor](operating/going-live.md#examine-the-brand) names it. An item of a list that cannot be told apart is left out; a list with items of which none can be is a failure, where a player would miss what it holds.

## How a field is written

| kind | read | drift |
|---|---|---|
`

const tryLines = String.raw`ask() { curl -sS -H 'Content-Type: application/json' "http://localhost:4000$1" -d "$2"; }
field() { sed -E "s/.*\"$1\": *\"([^\"]*)\".*/\1/"; }

ask /api/startup '{"domain_name":"localhost"}'
SITE="\"domain_name\":\"localhost\",\"external_id\":\"$(ask /api/startup '{"domain_name":"localhost"}' | field external_id)\""
ask /api/product/get_hot_games "{$SITE,\"game_type\":\"\"}"
TOKEN=$(ask /api/auth/login "{$SITE,\"account_id\":\"demo\",\"password\":\"Demo1234\"}" | field token)
PLAYER="\"auth\":\"$TOKEN\",\"account_id\":\"demo\""
ask /api/auth/get_balance "{$PLAYER}"
ask /api/cashier/deposit_methods "{$SITE,$PLAYER}"
DEPOSIT="\"currency\":\"PHP\",\"fields\":{},\"return_url\":\"http://localhost:8080/deposit\""
ask /api/cashier/deposit_create "{$SITE,$PLAYER,$DEPOSIT,\"request_id\":\"try-1\",\"channel_code\":\"gcash\",\"amount\":\"500.00\"}"
ask /api/cashier/deposit_create "{$SITE,$PLAYER,$DEPOSIT,\"request_id\":\"try-2\",\"channel_code\":\"grabpay\",\"amount\":\"1.00\"}"`

const tryIt = `## Try it

\`npm start\` runs a platform that keeps to this contract, on port 4000. These lines ask it as the gateway does; the last deposit is refused:

\`\`\`sh
${tryLines}
\`\`\``

const sportsbook = `## A sportsbook

- \`/api/product/match_list\` has the scores and prices of now. While players look at them it is asked once in \`LIVE_FRESH_SECONDS\` for each brand, however many they are.
- \`selections\` are the sportsbook's own ids of what the \`odds\` are offered for, of up to 128 characters without blanks. With one, a price opens the first sportsbook of the brand's catalogue; without, it is only shown.
- \`/api/game/launch\` then carries \`selection: { selection_id, odds }\`. The slip opens with that pick; \`odds\` is what the player saw, so that another price is told before a bet is taken at it. \`slip: true\` opens the slip as the player left it.
- A game in the page may say how many picks its slip has, by \`parent.postMessage({ type: 'marquee:slip', picks: 2 }, '*')\`: the bar of the site shows them.`

const liveTables = `## Live tables

- \`/api/product/table_list\` has the live tables that are open now, by the codes of their games. Tiles show what each takes (\`min_bet\`, \`max_bet\`) and how many of its \`seats_total\` are free; what is not sent is not shown.
- While players look at them it is asked once in \`LIVE_FRESH_SECONDS\` for each brand.`

const draws = `## Draws

- \`/api/product/draw_list\` has the latest results of the games of a type, \`LOTTERY\` or \`BINGO\`: of each game its draws, the last one first. \`numbers\` stay in the order in which they came, and as they are written: \`07\` is not 7.
- The lobbies of both categories show them, and ask as for live tables.`

const notifications = `## Notifications

- \`/api/settings/notification_get\` has a record for each channel that can be chosen. \`offers\` are offers and news; \`updates\` are messages about deposits, withdrawals and rewards. One that is left out, or null, is no choice of that channel.
- \`/api/settings/notification_set\` changes a channel, of which what is left out stays, and answers as \`notification_get\` does.
- The page says that codes, changes of the account, limits and breaks always reach the player: a platform sends them whatever was chosen, and no offers during a break.`

/** The page, as Markdown. */
export function contractPage() {
  const kinds = Object.entries(fieldNotations).map(
    ([kind, { read, drift }]) => `| ${kind} | ${read} | ${drift} |`,
  )
  const areas = [...callsByArea].map(([area, calls]) => areaSection(area, calls))
  return `${[`${head}${kinds.join('\n')}`, platformFile(), sportsbook, liveTables, draws, notifications, tryIt, ...areas, refusalWords()].join('\n\n')}\n`
}

/** What PLATFORM_FILE may say. */
function platformFile() {
  const areas = servedCapabilities.map((name) => {
    const ids = operationIds.filter((id) => declarationOf(id).capability === name)
    return `| \`${name}\` | ${ids.map((id) => `\`${id}\``).join(', ')} |`
  })
  return [
    '## Another path, or an area that a platform lacks',
    `\`PLATFORM_FILE\` names a JSON file such as \`{ "paths": { "/api/startup": "/v2/startup" }, "kinds": { "/api/game/launch": "read" }, "off": ["missions"] }\`. \`paths\` gives a call of this page another path, \`kinds\` says that it may be repeated or not, and \`off\` switches an area off: its menu entries, pages and operations go with it. Start-up data may do the same for one brand, by \`capabilities\`, the areas that it has.`,
    `| area | operations that go with it |\n|---|---|\n${areas.join('\n')}`,
  ].join('\n\n')
}

/** @returns {OperationDeclaration} */
const declarationOf = (/** @type {keyof typeof operations} */ id) => operations[id]

/**
 * @param {string} area
 * @param {readonly Call[]} calls
 */
function areaSection(area, calls) {
  const title = area.replace('-', ' ')
  return [`## ${title[0]?.toUpperCase()}${title.slice(1)}`, ...calls.map(callSection)].join('\n\n')
}

/** @param {Call} call */
function callSection(call) {
  const own = payloadFields(call).filter((name) => !identityFields.includes(name) || isOwn(call, name))
  const sent = [identities[call.identify], ...own.map((name) => `\`${name}\``)].join(', ')
  const words = [...call.refusals.byMessage].map(([word, code]) =>
    word === code ? `\`${word}\`` : `\`${word}\` (as \`${code}\`)`,
  )
  return [
    `### ${call.path}`,
    [
      `- ${call.money ? 'money' : call.kind}${call.form ? ', sent as a form with the file' : ''}`,
      `- sends ${sent}`,
      `- reads ${reads(call)}`,
      ...(words.length > 0 ? [`- refusals ${words.join(', ')}`] : []),
    ].join('\n'),
  ].join('\n\n')
}

/**
 * Log-in and sign-up send the account as a field of their own.
 * @param {Call} call
 * @param {string} name
 */
const isOwn = ({ identify }, name) => name === 'account_id' && (identify === 'site' || identify === 'domain')

/** @param {Call} call */
function reads(call) {
  const fields = answerFields(call)
  if (fields.length === 0) return 'nothing but success'
  const list = fields.map(fieldText).join(', ')
  return call.record === undefined
    ? list
    : `in \`${call.record}\`, the first of its list, or beside it: ${list}`
}

/**
 * @param {DescribedField} field
 * @returns {string}
 */
function fieldText({ name, kind, words, isList, isOptional, fields }) {
  const written = words.length > 0 ? words.map((word) => `\`${word}\``).join(' or ') : kind
  const inner =
    fields.length > 0 ? ` {${fields.map(fieldText).join(', ')}}` : kind === 'string' ? '' : ` ${written}`
  return `\`${name}${isList ? '[]' : ''}${isOptional ? '?' : ''}\`${inner}`
}

/** What each word of a refusal does. */
function refusalWords() {
  const codes = new Set(
    [...callsByArea.values()]
      .flat()
      .flatMap(({ refusals }) => [...refusals.byMessage.values(), ...refusals.byField.values()]),
  )
  const rows = [...codes].sort().map((code) => {
    const { status, title } = errorCodes[code]
    return `| \`${code}\` | ${status} | ${title}. ${guidance[code].operator} |`
  })
  return [
    '## What a refusal does',
    'Words in a `statusMessage` that a call does not name become `refused`, and the player reads the message itself, or its translation where it is one word of the client. `sessionExpired`, `Session Expired`, `BLOCK`, `CLOSE` and `permissionDenied` end the session in every call. `serviceUnavailable` opens no message: a form says by its button that it did not work, and the log has the reference.',
    'A refused login ends the session of its browser. `fullname` and `email` in it are shown in the form of a browser that has logged in to the account before, and in no other; its `token` is dropped.',
    `| word | HTTP | what it means |\n|---|---|---|\n${rows.join('\n')}`,
  ].join('\n\n')
}

/** The same as OpenAPI. */
export function contractDescription() {
  return {
    openapi: '3.2.0',
    info: {
      title: 'What the gateway asks of a platform',
      version: '1',
      description: 'The words and notations are explained in platform.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...callsByArea.keys()].map((name) => ({ name })),
    paths: Object.fromEntries(
      [...callsByArea].flatMap(([area, calls]) =>
        calls.map((call) => [call.path, { post: describeCall(area, call) }]),
      ),
    ),
  }
}

/**
 * @param {string} area
 * @param {Call} call
 */
function describeCall(area, call) {
  const properties = Object.fromEntries(payloadFields(call).map((name) => [name, {}]))
  const fields = objectSchema(answerFields(call))
  const answer =
    call.record === undefined ? fields.properties : { [call.record]: { type: 'array', items: fields } }
  return {
    operationId: call.path.replace(/^\/api\//, '').replaceAll('/', '_'),
    tags: [area],
    description: `${call.money ? 'money' : call.kind}; carries ${identities[call.identify]}.`,
    requestBody: {
      required: true,
      content: {
        [call.form ? 'multipart/form-data' : 'application/json']: { schema: { type: 'object', properties } },
      },
    },
    responses: {
      200: {
        description: 'An answer',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { statusCode: { type: 'integer' }, statusMessage: { type: 'string' }, ...answer },
            },
          },
        },
      },
    },
    'x-refusals': Object.fromEntries(call.refusals.byMessage),
  }
}

/** @param {readonly DescribedField[]} fields */
function objectSchema(fields) {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
  }
}

/**
 * @param {DescribedField} field
 * @returns {object}
 */
function fieldSchema({ kind, words, isList, fields }) {
  const item =
    fields.length > 0
      ? objectSchema(fields)
      : { ...fieldNotations[kind]?.schema, ...(words.length > 0 && { enum: words }) }
  return isList ? { type: 'array', items: item } : item
}

/**
 * The text of a description with a line for each path, so that a change of a call is a change of a line.
 * @param {ReturnType<typeof contractDescription>} description
 */
function linePerPath({ paths, ...rest }) {
  const lines = Object.entries(paths).map(
    ([path, call]) => `    ${JSON.stringify(path)}: ${JSON.stringify(call)}`,
  )
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "paths": {\n${lines.join(',\n')}\n  }\n}\n`
}

export const pageFile = join(projectRoot, 'docs/platform.md')
export const descriptionFile = join(projectRoot, 'docs/platform.openapi.json')

if (import.meta.main) {
  writeFileSync(pageFile, contractPage())
  writeFileSync(descriptionFile, linePerPath(contractDescription()))
}
