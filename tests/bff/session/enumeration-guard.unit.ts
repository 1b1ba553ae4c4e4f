import t from 'tap'
import { createEnumerationGuard } from '#bff/session/enumeration-guard.ts'
import { PlatformRefusal } from '#bff/upstream/platform-refusal.ts'
import { brandAt } from '../../support/live-settings.ts'

const brand = () => brandAt('a.test')
const other = brandAt('b.test')

async function refuse(): Promise<string> {
  const codes = { byMessage: new Map(), byField: new Map(), fieldNames: new Map() }
  const facts = { statusCode: 0, statusMessage: 'notFound', fields: undefined, retryAfterSeconds: undefined }
  throw new PlatformRefusal(facts, codes)
}

t.test(
  'a refusal gets the response of the brand’s last success, whichever object stands for the brand',
  async (t) => {
    const guard = createEnumerationGuard('default')
    t.equal(await guard(brand(), refuse), 'default')
    t.equal(await guard(brand(), async () => 'sent'), 'sent')
    t.same(await Promise.all([guard(brand(), refuse), guard(other, refuse)]), ['sent', 'default'])
  },
)
