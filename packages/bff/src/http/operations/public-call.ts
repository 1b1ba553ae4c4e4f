import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import type { PublicCall } from '@marquee/contracts/rendering'
import type { Brand } from '../../request/brand.ts'
import { CachedResponse } from '../../sites/cached-response.ts'
import type { Sites } from '../../sites/sites.ts'
import { cutResponse } from '../response/cut-response.ts'
import type { HandlerContext } from '../../operations/handler.ts'
import type { Handlers } from '../../operations/handler.ts'
import { ProblemError, problemBody } from '../../errors/problem-error.ts'
import { toProblem } from '../../errors/to-problem.ts'

/**
 * Answers public operations for server rendering: the same handlers as over HTTP, without a request. Only what is
 * cached for everyone may be asked; the response is cut to its schema like any other.
 */
export function createPublicCall(handlers: Handlers, sites: Sites): (brand: Brand) => PublicCall {
  return (brand) => async (id, input) => {
    const declaration: OperationDeclaration = operations[id]
    if (!declaration.cache) throw problemBody(new ProblemError('notFound'), '')
    try {
      const response = await handlers[id](input as never, publicContext(brand, sites))
      return cutResponse(id, response instanceof CachedResponse ? response.value : response)
    } catch (error) {
      throw problemBody(toProblem(error), '')
    }
  }
}

function publicContext(brand: Brand, sites: Sites): HandlerContext<never> {
  return {
    brand,
    sites,
    imageAddress: refuse,
    mayFrame: refuse,
    session: undefined,
    fbp: undefined,
    idempotencyKey: undefined,
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
