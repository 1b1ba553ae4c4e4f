import { type OperationId, operations } from '@marquee/contracts/operations'
import type { FailureFacts } from '@marquee/contracts/shown-failure'

// The build replaces this module with plain data, as `contract-facts.ts`. It is apart because the first page of a visit
// shows no failure of its own.

/** What operations declare of their failures; the build leaves out those whose failure is seen as `part` or `nowhere`. */
export const failureFacts: Readonly<Partial<Record<OperationId, FailureFacts>>> = operations
