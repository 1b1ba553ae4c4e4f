import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import '../../api/query-types.ts'
import { ProblemError } from '../../api/problem-error.ts'
import { type ProblemAction, problemAction } from '../errors/problem-action.ts'

// Parts of a page arrive one after the other; what comes within this time shows the failure that is there.
const sameFailureMs = 10_000

export type ProblemListener = (error: ProblemError, action: ProblemAction) => void

/**
 * The query cache. It never repeats a call: the gateway is the one layer that retries. Calls are made without a
 * network too, so that a page says what is wrong instead of waiting. `onProblem` hears every failure once.
 */
export function createQueryClient(onProblem: ProblemListener): QueryClient {
  const report = (error: unknown, meta: { shownInPlace?: boolean } | undefined) => {
    if (error instanceof ProblemError)
      onProblem(error, problemAction(error.problem, meta?.shownInPlace ?? false))
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => report(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => report(error, meta),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > sameFailureMs,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
