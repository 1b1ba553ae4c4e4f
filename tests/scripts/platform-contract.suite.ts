import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import t from 'tap'
import { callPaths, callsByArea } from '#bff/platform/calls.ts'
import { answerFields, type DescribedField, payloadFields } from '#bff/upstream/describe-call.ts'
import { fieldNotations } from '#scripts/docs/field-notations.mjs'
import {
  contractDescription,
  contractPage,
  descriptionFile,
  pageFile,
} from '#scripts/docs/platform-contract.mjs'
import { needs } from '../support/needs.ts'
import { startSite } from '../support/site.ts'

const page = readFileSync(pageFile, 'utf8')

t.test('the page and the description are made of the declarations', async (t) => {
  t.equal(page, contractPage(), 'npm run tool -- platform-contract writes it')
  t.same(JSON.parse(readFileSync(descriptionFile, 'utf8')), contractDescription())
  for (const path of callPaths) t.match(page, `\n### ${path}\n`)
})

t.test('every kind of field is explained', async (t) => {
  const kindsOf = (fields: readonly DescribedField[]): string[] =>
    fields.flatMap(({ kind, fields }) => [kind, ...kindsOf(fields)])
  const used = [...callsByArea.values()].flat().flatMap((call) => kindsOf(answerFields(call)))
  const explained = new Set([...Object.keys(fieldNotations), 'object'])
  t.same(
    [...new Set(used)].filter((kind) => !explained.has(kind)),
    [],
  )
})

t.test('what a call sends is found, also where it asks in two ways', async (t) => {
  const fieldsOf = (path: string) =>
    [...callsByArea.values()]
      .flat()
      .filter((call) => call.path === path)
      .flatMap(payloadFields)
  t.same(fieldsOf('/api/startup'), ['domain_name'])
  t.same(fieldsOf('/api/cashier/deposit_status'), ['deposit_id', 'auth', 'account_id', 'request_id'])
})

t.test('the lines to try run against the sandbox', needs('curl'), async (t) => {
  const site = await startSite()
  t.teardown(() => site.close())
  const [, lines = ''] = /```sh\n(.*?)```/s.exec(page) ?? []
  const script = lines.replace('http://localhost:4000', site.sandbox.app.listeningOrigin)
  const { stdout } = await promisify(execFile)('sh', [
    '-eu',
    '-c',
    script.replaceAll(/^(ask .*)$/gm, '$1; echo'),
  ])
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { statusCode: number })
  t.match(answers, [
    { statusCode: 1, site: {} },
    { statusCode: 1, value: [{}] },
    { statusCode: 1, game_balance: String },
    { statusCode: 1, value: [{}] },
    { statusCode: 1, value: [{ deposit_id: String }] },
    { statusCode: 0, statusMessage: 'amountBelowMin' },
  ])
})
