import { type OperationId, operationIds, operations, type ResponseOf } from '@marquee/contracts/operations'
import { cutToSchema } from './cut-to-schema.ts'

const cutters = new Map(operationIds.map((id) => [id, cutToSchema(operations[id].response)]))

/**
 * Cuts the response of an operation to its schema, for HTTP and for server rendering alike.
 *
 * @throws TypeError for a response that is not as declared
 */
export function cutResponse<Id extends OperationId>(id: Id, response: object): ResponseOf<Id> {
  return cutters.get(id)?.(response) as ResponseOf<Id>
}
