import { type OperationId, operationIds, operations, type ResponseOf } from '@marquee/contracts/operations'
import { createSchemaFilter } from './schema-filter.ts'

const cutters = new Map(operationIds.map((id) => [id, createSchemaFilter(operations[id].response)]))

/**
 * Cuts the response of an operation to its schema, for HTTP and for server rendering alike.
 *
 * @throws TypeError for a response that is not as declared
 */
export function filterResponse<Id extends OperationId>(id: Id, response: object): ResponseOf<Id> {
  return cutters.get(id)?.(response) as ResponseOf<Id>
}
