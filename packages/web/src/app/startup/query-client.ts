import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import '../../api/query.ts'
import { ProblemError } from '../../api/problem-error.ts'
import { type OpensDialog, type ProblemListener, problemAction } from '../errors/problem-action.ts'

// Parts of a page mount one after another; within this time they show the failure of the first instead of retrying.
const retryAfterMs = 10_000

/**
 * Creates the query client. It never retries: only the gateway does. Calls run without a network too, so that a page
 * shows the failure instead of waiting. `onProblem` is called once per failure; a write fails when it has resolved.
 */
export function createQueryClient(onProblem: ProblemListener): QueryClient {
  const report = async (error: unknown, opensDialog?: OpensDialog) => {
    if (error instanceof ProblemError) await onProblem(error, problemAction(error, opensDialog))
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => void report(error, meta?.opensDialog) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => report(error, meta?.opensDialog),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > retryAfterMs,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
