import type { ProblemError } from './problem-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ProblemError
    queryMeta: { shownInPlace?: boolean }
    mutationMeta: { shownInPlace?: boolean; signsIn?: boolean }
  }
}
