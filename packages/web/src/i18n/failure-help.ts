import type { Problem } from '@marquee/contracts/problem'

/**
 * The key of what to try after a failed read. Where no answer of the gateway came, the connection is to be checked; an
 * answer that tells of a failure, which has a reference, is ours to mend.
 */
export function failureHelp(problem: Pick<Problem, 'code' | 'reference'> | undefined) {
  const isConnectionLost =
    problem?.reference === '' && (problem.code === 'serviceUnavailable' || problem.code === 'disconnect')
  return isConnectionLost ? 'app.connectionHelp' : 'app.serverHelp'
}
