import t from 'tap'
import { followNavigation, previousAddress } from '#web/browser/page-trail.ts'

const go = (kind: Parameters<typeof followNavigation>[0], address: string, key = address) =>
  followNavigation(kind, { key, address })

t.test('Back leads to the page before, whatever replaced the page between', async (t) => {
  go('POP', '/slots?sort=az')
  t.equal(previousAddress(), undefined, 'another site, or none')
  go('PUSH', '/login')
  t.equal(previousAddress(), '/slots?sort=az')
  go('REPLACE', '/playnow')
  t.equal(previousAddress(), '/slots?sort=az')
  go('POP', '/slots?sort=az')
  t.equal(previousAddress(), undefined)
})

t.test('after Forward to an unknown entry nothing is known of the one before', async (t) => {
  go('PUSH', '/hot')
  go('POP', '/faqs')
  t.equal(previousAddress(), undefined)
})
