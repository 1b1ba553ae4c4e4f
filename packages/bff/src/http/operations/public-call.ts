import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import type { PublicCall } from '@marquee/contracts/rendering'
import type { HandlerContext, Handlers } from '../../areas/handler.ts'
import { ProblemError, problemBody, toProblem } from '../../errors/problem-error.ts'
import type { Brand } from '../../request/request-context.ts'
import { CachedResponse } from '../../sites/cached-response.ts'
import type { Sites } from '../../sites/sites.ts'
import { filterResponse } from '../response/filter-response.ts'

/**
 * Calls public operations for server rendering: the same handlers and response filters as over HTTP, without a request.
 * Only operations that are cached for everyone, or for visitors, are allowed.
 */
export function createPublicCall(handlers: Handlers, sites: Sites): (brand: Brand) => PublicCall {
  return (brand) => async (id, input) => {
    const declaration: OperationDeclaration = operations[id]
    if (!declaration.cache && !declaration.visitorCache) throw problemBody(new ProblemError('notFound'), '')
    try {
      const response = await handlers[id](input as never, publicContext(brand, sites))
      return filterResponse(id, response instanceof CachedResponse ? response.value : response)
    } catch (error) {
      throw problemBody(toProblem(error), '')
    }
  }
}

function publicContext(brand: Brand, sites: Sites): HandlerContext<never> {
  return {
    brand,
    get reference() {
      return refuse()
    },
    sites,
    imageAddress: refuse,
    mayFrame: refuse,
    session: undefined,
    get unsettledMoney() {
      return refuse()
    },
    isKnownDevice: false,
    fbp: undefined,
    idempotencyKey: undefined,
    callPlatform: refuse,
    uploadFile: refuse,
    startSession: refuse,
    updatePlayer: refuse,
    endOtherSessions: refuse,
    endAccountSessions: refuse,
    endSession: refuse,
    hintPause: refuse,
    watchPlayer: refuse,
    fail: refuse,
  }
}

function refuse(): never {
  throw new ProblemError('sessionExpired')
}
