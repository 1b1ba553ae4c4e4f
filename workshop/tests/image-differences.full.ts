import t from 'tap'
import { imageDifferences } from '#workshop/image/image-rules.mjs'

const built = (container: string, layer: string, interval: number) => ({
  container,
  container_config: { Hostname: container },
  config: { Hostname: container, Healthcheck: { Interval: interval } },
  rootfs: { diff_ids: ['sha256:base', layer] },
})

t.test('two builds are alike although each was committed from a container of its own', async (t) => {
  t.strictSame(imageDifferences(built('a', 'sha256:own', 1), built('b', 'sha256:own', 1)), [])
})

t.test('another layer or another configuration is named with both values', async (t) => {
  t.strictSame(imageDifferences(built('a', 'sha256:own', 1), built('a', 'sha256:other', 2)), [
    'config.Healthcheck.Interval: 1 and 2',
    'rootfs.diff_ids.1: "sha256:own" and "sha256:other"',
  ])
  t.strictSame(imageDifferences({ config: { User: '1000' } }, { config: {} }), [
    'config.User: "1000" and undefined',
  ])
})
