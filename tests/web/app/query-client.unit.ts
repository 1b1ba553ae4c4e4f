import type { Problem } from '@marquee/contracts/problem'
import { QueryObserver } from '@tanstack/react-query'
import t from 'tap'
import { ProblemError } from '#web/api/problem-error.ts'
import { createQueryClient } from '#web/app/startup/query-client.ts'

const problem = {
  type: 'about:blank',
  title: 'x',
  status: 422,
  code: 'platformRejected',
  message: '',
  statusCode: 0,
  handling: 'dialog',
  reference: '0000-0000',
  errors: [],
} satisfies Problem

t.test('a write fails once the texts are here that say why', async (t) => {
  const events: string[] = []
  const texts = Promise.withResolvers<void>()
  const client = createQueryClient(() => texts.promise.then(() => void events.push('texts')))
  t.teardown(() => client.clear())
  const write = client.getMutationCache().build(client, {
    mutationFn: async () => {
      throw new ProblemError(problem, 'getVip')
    },
  })
  const failed = write.execute(undefined).catch(() => void events.push('failed'))
  setImmediate(texts.resolve)
  await failed
  t.same(events, ['texts', 'failed'])
})

t.test('a component that mounts soon after a failure shows it without another request', async (t) => {
  const told: string[] = []
  const client = createQueryClient(async (_error, action) => void told.push(action))
  t.teardown(() => client.clear())
  let calls = 0
  const observer = () =>
    new QueryObserver(client, {
      queryKey: ['vip'],
      queryFn: () => {
        calls += 1
        throw new ProblemError(problem, 'getVip')
      },
    })
  const failed = (of: ReturnType<typeof observer>) =>
    new Promise<void>((resolve) => {
      const leave = of.subscribe(({ isError }) => {
        if (!isError) return
        resolve()
        queueMicrotask(() => leave())
      })
    })
  await failed(observer())
  const later = observer()
  const leave = later.subscribe(() => {})
  t.equal(later.getCurrentResult().isError, true)
  t.equal(calls, 1)
  t.same(told, ['dialog'])
  await later.refetch()
  t.equal(calls, 2, 'who asks again is answered')
  leave()
})
