import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import type { PublicCall } from '@marquee/contracts/rendering'
import type { HandlerContext, Handlers, PlayerSession } from '../../areas/handler.ts'
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
    sites,
    session: nobody,
    imageAddress: refuse,
    callPlatform: refuse,
    fail: refuse,
    get sent() {
      return refuse()
    },
  }
}

const nobody: PlayerSession = {
  player: undefined,
  isKnownDevice: false,
  start: refuse,
  updatePlayer: refuse,
  end: refuse,
  endOthers: refuse,
  endAllOf: refuse,
  hintPause: refuse,
  watch: refuse,
  listUnsettledMoney: refuse,
  settleMoney: refuse,
}

function refuse(): never {
  throw new ProblemError('sessionExpired')
}
