import { type OperationId, operationIds, operations, type ResponseOf } from '@marquee/contracts/operations'
import { createSchemaFilter } from './schema-filter.ts'

const filters = new Map(operationIds.map((id) => [id, createSchemaFilter(operations[id].response)]))

/**
 * Removes what the schema of an operation does not declare from its response, for HTTP and server rendering alike.
 *
 * @throws TypeError for a response that does not match its schema
 */
export function filterResponse<Id extends OperationId>(id: Id, response: object): ResponseOf<Id> {
  return filters.get(id)?.(response) as ResponseOf<Id>
}
