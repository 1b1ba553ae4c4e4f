import { defaultMarket } from '@marquee/contracts/markets/market'
import * as z from 'zod'
import { fieldKinds } from './decoding/field.ts'
import type { PlatformCall } from './platform-call.ts'

/** A field of an answer: what it is read as, with the fields of an object or of a list's items. */
export interface DescribedField {
  name: string
  /** A kind of `fieldKinds`, or `object`; of a list, that of its items. */
  kind: string
  /** The closed list of words of which it is one. */
  words: readonly string[]
  isList: boolean
  isOptional: boolean
  fields: readonly DescribedField[]
}

const identity = {
  host: 'host',
  externalId: 'id',
  player: { auth: 'token', accountId: 'account' },
  currency: 'PHP',
  market: defaultMarket,
  requestId: 'request',
}

/** Any input: each field of it is a text, and it has or lacks the fields that tell two questions of a call apart. */
const anyInput = (hasId: boolean) =>
  new Proxy(
    {},
    {
      has: () => hasId,
      get: (_, name) => (name === 'amount' ? '500' : name === 'fields' ? {} : String(name)),
    },
  )

/** The fields of a call's payload, identity included, in the order in which they are sent. */
export function payloadFields(call: PlatformCall<unknown, unknown>): string[] {
  const sent = [true, false].flatMap((hasId) =>
    Object.keys(JSON.parse(call.payload(identity, anyInput(hasId)))),
  )
  return [...new Set(sent)]
}

/** The fields of an answer that a call reads. */
export function answerFields({ response }: PlatformCall<unknown, unknown>): DescribedField[] {
  const schema = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any', metadata: fieldKinds })
  return fieldsOf(Node.parse(schema))
}

interface Node {
  kind?: string | undefined
  words?: string[] | undefined
  properties?: Record<string, Node> | undefined
  required?: string[] | undefined
  items?: Node | undefined
  anyOf?: Node[] | undefined
}

const Node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    kind: z.string().optional(),
    words: z.array(z.string()).optional(),
    properties: z.record(z.string(), Node).optional(),
    required: z.array(z.string()).optional(),
    items: Node.optional(),
    anyOf: z.array(Node).optional(),
  }),
)

/** A node without the alternative of null. */
function plain(node: Node): Node {
  const [meant] = node.anyOf?.filter((one) => Object.keys(plain(one)).length > 0) ?? []
  return meant ? plain(meant) : node
}

function fieldsOf(node: Node): DescribedField[] {
  const { properties = {}, required = [] } = plain(node)
  return Object.entries(properties).map(([name, property]) => {
    const { items } = plain(property)
    const item = plain(items ?? property)
    const kind = item.kind ?? (item.properties ? 'object' : 'any')
    return {
      name,
      kind,
      words: item.words ?? [],
      isList: items !== undefined,
      isOptional: !required.includes(name),
      fields: fieldsOf(item),
    }
  })
}
