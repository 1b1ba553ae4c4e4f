import { randomUUID } from 'node:crypto'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import type { Answer, Ask } from '../../support/send.ts'
import type { RunningSite } from '../../support/site.ts'

/** The parts of a request, as an example has them. */
export interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: object
}

export const declarationOf = (id: OperationId): OperationDeclaration => operations[id]

/** The operations whose answer has an end: all but the streams, which have tests of their own. */
export const answeredIds = operationIds.filter((id) => !declarationOf(id).stream)

/** What the example of an operation sends. */
export const exampleOf = (id: OperationId) => operations[id].example.request as Parts

/** Sends an operation's example over HTTP; `parts` take the place of the example's own. */
export function sendExample(
  site: Pick<RunningSite, 'ask'>,
  id: OperationId,
  ask: Ask = {},
  parts: Parts = {},
): Promise<Answer> {
  const { method, path, idempotency, upload } = declarationOf(id)
  const { params = {}, query = {}, body }: Parts = { ...exampleOf(id), ...parts }
  const key = idempotency === 'required' && { 'idempotency-key': randomUUID() }
  const form = upload && formOf({ ...fieldsByExample[id], ...body })
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return site.ask(search.size > 0 ? `${place}?${search}` : place, {
    method,
    ...(body !== undefined && { body }),
    ...ask,
    ...form,
    headers: { ...key, ...form?.headers, ...ask.headers },
  })
}

/** What the form of an upload has beside its file, which no example can hold. */
const fieldsByExample: Partial<Record<OperationId, object>> = { uploadKycDocument: { type: 'ID_FRONT' } }

const boundary = 'between-the-parts'

/** A form with these fields and a small file after them. */
function formOf(fields: object): { body: string; headers: Record<string, string> } {
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${value}\r\n`
  const texts = Object.entries(fields).map(([name, value]) => part(name, `\r\n\r\n${value}`))
  const file = part('file', '; filename="mine.pdf"\r\ncontent-type: text/plain\r\n\r\n%PDF-1.4 and so on')
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return { body: `${texts.join('')}${file}--${boundary}--\r\n`, headers }
}

/** Open operations whose example is sent by a player: a visitor's would end before the platform is asked. */
export const playersByExample: readonly OperationId[] = ['logout', 'launchGame']
