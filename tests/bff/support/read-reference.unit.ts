import t from 'tap'
import { readReference, referencesOf, requestIdentity } from '#bff/request/request-id.ts'
import { readSubject } from '#bff/support/answer/find-answers.ts'

t.test('a reference is read however it was typed, pasted or heard', async (t) => {
  for (const typed of [
    'R7K2-9QMX',
    'r7k2 9qmx',
    'r7k29qmx',
    'R7K2–9QMX',
    '  "r7k2-9qmx". ',
    'hi my code is r7k2 9qmx thanks',
    'good code R7K2-9QMX please',
  ])
    t.equal(readReference(typed), 'R7K2-9QMX', typed)
  t.equal(readReference('oil0-il1o'), '0110-1110', 'letters that the alphabet leaves out')
  for (const typed of ['', 'gateway.log', 'R7K2-9QUX', 'R7K2-9QM', 'R7K2-9QMXX'])
    t.equal(readReference(typed), undefined)
})

t.test('a reference is found by the id of its request', async (t) => {
  for (const given of [undefined, 'of-a-proxy-1', 'b3b92676-5f88-4e99-b252-293d262cfd1e']) {
    const { requestId, reference } = requestIdentity(given)
    t.ok(referencesOf(requestId).includes(reference), requestId)
    t.equal(readSubject(requestId)?.requestId, requestId)
  }
  t.match(readSubject('see b3b92676-5f88-4e99-b252-293d262cfd1e, it failed'), { requestId: /^b3b92676/ })
  t.equal(readSubject('r7k2'), undefined)
  t.equal(readSubject('gateway.log'), undefined)
})
