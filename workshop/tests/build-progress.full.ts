import t from 'tap'
import { buildProgress } from '#workshop/image/buildah.mjs'

t.test('progress names the instructions and phases that take time, in one short line each', async (t) => {
  t.equal(buildProgress('[3/5] STEP 1/4: FROM 5c9c09a AS web'), '[3/5] stage web')
  t.equal(buildProgress('STEP 2/4: RUN --mount=type=secret,id=npmrc npm ci'), 'RUN npm ci')
  t.equal(buildProgress(`STEP 2/4: RUN ${'x'.repeat(200)}`)?.length, 110)
  t.equal(buildProgress('I: Unpacking the base system...'), 'Unpacking the base system...')
  for (const line of ['STEP 3/4: COPY . .', 'I: Configuring libc6...', 'added 12 packages', ''])
    t.equal(buildProgress(line), undefined)
})
