import { type OperationId, operationIds } from '@marquee/contracts/operations'
import t from 'tap'
import { unusedOrigin } from '../../../support/faulty-platform.ts'
import { startGateway } from '../../../support/site.ts'
import { declarationOf, playersByExample, sendExample } from '../send-example.ts'
import { failureOf, upstreamCalls } from '../upstream-calls.ts'

const site = await startGateway({ UPSTREAM_URL: unusedOrigin })
t.teardown(() => site.close())

const ofVisitors = operationIds.filter(
  (id) => declarationOf(id).access !== 'player' && !playersByExample.includes(id),
)

// Most calls carry the site's id, which start-up gives. What failed, for the caller, is the call all the same.
t.test('where not even start-up can be had, each call fails as its own profile says', async (t) => {
  for (const id of ofVisitors as OperationId[]) {
    const upstream = upstreamCalls[id]
    if (upstream === 'none') continue
    const answer = await sendExample(site, id, { host: `${id}.localhost`.toLowerCase() })
    const { status, ...problem } = failureOf(upstream.profile)
    t.equal(answer.status, status, id)
    t.match(answer.json(), problem, id)
    t.equal('maintenance' in answer.json<object>(), id === 'getStartup', id)
  }
})
