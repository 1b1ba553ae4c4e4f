import { toProblem } from './to-problem.ts'

/** Whether an error is an answer that says no, such as `notFound` of the platform, rather than something that broke. */
export function isRefusal(error: unknown): boolean {
  return toProblem(error).status < 500
}
