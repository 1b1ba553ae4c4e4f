import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import type { Brand } from '../brands/brand-directory.ts'
import { Served } from '../brands/served.ts'
import type { Sites } from '../brands/sites.ts'
import type { Tools } from '../http/handler.ts'
import type { Handlers } from '../http/mount-operations.ts'
import { ProblemError, problemBody } from '../http/problem-error.ts'
import { toProblem } from '../http/to-problem.ts'
import type { PublicCall } from './web-bundle.ts'

/**
 * Answers public operations for the drawing of documents: the same handlers as over HTTP, without a request. Only
 * what is cached for everyone may be asked; the answer is cut to its schema like any other.
 */
export function createPublicCall(handlers: Handlers, sites: Sites): (brand: Brand) => PublicCall {
  return (brand) => async (id, input) => {
    const declaration: OperationDeclaration = operations[id]
    if (!declaration.cache) throw problemBody(new ProblemError('notFound'), '')
    try {
      const answer = await handlers[id](input as never, publicTools(brand, sites))
      const value = answer instanceof Served ? answer.value : answer
      return declaration.response.parse(value) as never
    } catch (error) {
      throw problemBody(toProblem(error), '')
    }
  }
}

function publicTools(brand: Brand, sites: Sites): Tools<never> {
  return {
    brand,
    sites,
    imageAddress: refuse,
    mayFrame: refuse,
    session: undefined,
    fbp: undefined,
    requestKey: undefined,
    ask: refuse,
    openSession: refuse,
    updatePlayer: refuse,
    endOtherSessions: refuse,
    endAccount: refuse,
    endSession: refuse,
    fail: refuse,
  }
}

function refuse(): never {
  throw new ProblemError('sessionExpired')
}
