import { mock } from 'node:test'
import t, { type Test } from 'tap'
import { operationFacts } from '#web/api/contract-facts.ts'
import { serializeSessionCalls } from '#web/api/serialize-session-calls.ts'

const { getBalance, getCms, changePassword, logout, takeBreak, excludeSelf, uploadKycDocument } =
  operationFacts

/** A call that records when it is sent, and that ends when the test resolves it. */
function callOf(name: string, facts: Parameters<typeof serializeSessionCalls>[0], sent: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const answer = serializeSessionCalls(facts, () => {
    sent.push(name)
    return promise
  })
  answer.catch(() => {})
  return { answer, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

function stopClock(test: Test): void {
  mock.timers.enable({ apis: ['setTimeout'] })
  test.teardown(() => mock.timers.reset())
}

const soon = () => new Promise((next) => setImmediate(next))

t.test('calls that do not change the session are sent at once and in parallel', async (t) => {
  const sent: string[] = []
  const calls = ['a', 'b'].map((name) => callOf(name, getBalance, sent))
  t.strictSame(sent, ['a', 'b'])
  for (const { end } of calls) end()
  t.strictSame(await Promise.all(calls.map(({ answer }) => answer)), ['a', 'b'])
})

t.test('a call that changes the session runs alone', async (t) => {
  const sent: string[] = []
  const [first, second] = [callOf('first', getBalance, sent), callOf('second', getBalance, sent)]
  const change = callOf('change', changePassword, sent)
  const later = callOf('later', getBalance, sent)
  callOf('public', getCms, sent)
  first.end()
  await soon()
  t.strictSame(sent, ['first', 'second', 'public'], 'it waits for those before, and public ones for nobody')
  second.fail()
  await soon()
  t.strictSame(sent, ['first', 'second', 'public', 'change'], 'one that fails is over too')
  change.end()
  await soon()
  t.strictSame(sent.slice(4), ['later'], 'those after wait for it')
  later.end()
})

t.test('the second of two calls that change the session waits for all, even for a failed one', async (t) => {
  const sent: string[] = []
  const [change, between] = [callOf('change', changePassword, sent), callOf('between', getBalance, sent)]
  const again = callOf('logout', logout, sent)
  await soon()
  t.strictSame(sent, ['change'])
  change.fail()
  await soon()
  t.strictSame(sent, ['change', 'between'])
  between.end()
  await soon()
  t.strictSame(sent, ['change', 'between', 'logout'])
  again.end()
  await soon()
  callOf('after', getBalance, sent).end()
  t.equal(sent.at(-1), 'after', 'then nothing is in the way')
})

t.test('a call that ends the session waits a second at most for what is in flight', async (t) => {
  stopClock(t)
  for (const [name, ending] of Object.entries({ logout, takeBreak, excludeSelf })) {
    const sent: string[] = []
    const hung = [callOf('upload', uploadKycDocument, sent), callOf('read', getBalance, sent)]
    const end = callOf(name, ending, sent)
    mock.timers.tick(999)
    await soon()
    t.strictSame(sent, ['upload', 'read'])
    mock.timers.tick(1)
    await soon()
    t.strictSame(sent, ['upload', 'read', name])
    const login = callOf('login', operationFacts.login, sent)
    end.end()
    mock.timers.tick(60_000)
    await soon()
    t.equal(sent.length, 3, 'a new session waits: their answers may clear its cookie')
    for (const call of [...hung, login]) call.end()
    await soon()
    t.equal(sent.at(-1), 'login')
  }
})

t.test('a call that ends the session waits for another change of it, however long', async (t) => {
  stopClock(t)
  const sent: string[] = []
  const [change, hung] = [callOf('change', changePassword, sent), callOf('hung', getBalance, sent)]
  const end = callOf('logout', logout, sent)
  mock.timers.tick(20_000)
  await soon()
  t.strictSame(sent, ['change'], 'it may still set a cookie')
  change.end()
  await soon()
  t.strictSame(sent, ['change', 'hung', 'logout'])
  for (const call of [hung, end]) call.end()
  await soon()
})
