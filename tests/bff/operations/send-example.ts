import { examples } from '@marquee/contracts/examples'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'
import type { Answer, Ask, RunningSite } from '../../support/site.ts'

/** The parts of a request, as an example has them. */
export interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: object
}

export const declarationOf = (id: OperationId): OperationDeclaration => operations[id]

/** What the example of an operation sends. */
export const exampleOf = (id: OperationId) => examples[id].request as Parts

/** Sends an operation's example over HTTP; `parts` take the place of the example's own. */
export function sendExample(
  site: Pick<RunningSite, 'ask'>,
  id: OperationId,
  ask: Ask = {},
  parts: Parts = {},
): Promise<Answer> {
  const { method, path } = declarationOf(id)
  const { params = {}, query = {}, body }: Parts = { ...exampleOf(id), ...parts }
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return site.ask(search.size > 0 ? `${place}?${search}` : place, {
    method,
    ...(body !== undefined && { body }),
    ...ask,
  })
}

/** Open operations whose example is sent by a player: a visitor's would end before the platform is asked. */
export const playersByExample: readonly OperationId[] = ['logout', 'launchGame']
