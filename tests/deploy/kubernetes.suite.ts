import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1'
import type { IConfigMap, ISecret, IService } from 'kubernetes-models/v1'
import t from 'tap'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '#bff/config/settings.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { kubernetesMistakes, type Manifest } from './kubernetes-mistakes.ts'
import { stopSeconds } from './stop-seconds.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const text = ['marquee.yaml', 'settings.example.yaml']
  .map((file) => read(`deploy/kubernetes/${file}`))
  .join('---\n')
const readManifests = (yaml: string): Manifest[] => parseAllDocuments(yaml).map((document) => document.toJS())

/** The manifest of a kind, which `kubernetesMistakes` has shown to be of its type. */
function find<Kind extends Manifest>(kind: string): Kind {
  const found = readManifests(text).find((manifest): manifest is Kind => manifest.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

t.test('Kubernetes knows every field of the manifests, and misses none', async (t) => {
  t.strictSame(await kubernetesMistakes(readManifests(text)), [])
  const broken = text
    .replace('maxUnavailable: 1', 'maxAvailable: 1')
    .replace('periodSeconds: 10', "periodSeconds: 'ten'")
  const mistakes = (await kubernetesMistakes(readManifests(broken))).join('\n')
  for (const field of ['maxAvailable', 'periodSeconds']) t.match(mistakes, field)
})

t.test('the pods are confined, probed on the private port, and have time to stop', async (t) => {
  const { spec } = find<IDeployment & Manifest>('Deployment')
  const pod = spec?.template.spec
  const [gateway] = pod?.containers ?? []
  t.match(pod, {
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000 },
  })
  t.match(gateway?.securityContext, {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
    t.equal(gateway?.[probe]?.httpGet?.port, 'admin', probe)
  t.ok(gateway?.resources?.requests && gateway.resources.limits?.memory)
  t.strictSame(
    gateway?.volumeMounts?.map(({ mountPath }) => mountPath),
    ['/data', '/tmp'],
  )
  t.match(spec?.strategy?.rollingUpdate, { maxSurge: 1, maxUnavailable: 0 })
  const { data = {} } = find<IConfigMap & Manifest>('ConfigMap')
  const sleep = gateway?.lifecycle?.preStop?.sleep?.seconds ?? 0
  const needed = sleep + stopSeconds(Number(data.SHUTDOWN_DRAIN_SECONDS))
  t.ok((pod?.terminationGracePeriodSeconds ?? 30) >= needed)
})

t.test('the private port is reached by Prometheus alone', async (t) => {
  const { spec: service } = find<IService & Manifest>('Service')
  t.strictSame(
    service?.ports?.map(({ targetPort }) => targetPort),
    ['http'],
  )
  const { spec: policy } = find<INetworkPolicy & Manifest>('NetworkPolicy')
  const open = (policy?.ingress ?? []).map(({ from, ports }) => ({
    ports: ports?.map(({ port }) => port),
    from: from?.map((peer) => Object.values(peer.namespaceSelector?.matchLabels ?? {}).join()),
  }))
  t.strictSame(open, [
    { ports: ['http'], from: ['ingress'] },
    { ports: ['admin'], from: ['monitoring'] },
  ])
})

t.test('everything selects the pods of the deployment, and one of two may be away', async (t) => {
  const labels = { 'app.kubernetes.io/name': 'marquee' }
  const deployment = find<IDeployment & Manifest>('Deployment').spec
  t.strictSame(deployment?.template.metadata?.labels, labels)
  t.strictSame(deployment?.selector.matchLabels, labels)
  t.strictSame(find<IService & Manifest>('Service').spec?.selector, labels)
  const budget = find<IPodDisruptionBudget & Manifest>('PodDisruptionBudget').spec
  t.strictSame(budget?.selector?.matchLabels, labels)
  t.strictSame(find<INetworkPolicy & Manifest>('NetworkPolicy').spec?.podSelector?.matchLabels, labels)
  const scaler = find<IHorizontalPodAutoscaler & Manifest>('HorizontalPodAutoscaler').spec
  t.match(scaler?.scaleTargetRef, { kind: 'Deployment', name: 'marquee' })
  t.ok((scaler?.minReplicas ?? 1) > Number(budget?.maxUnavailable))
})

t.test('the gateway takes the settings of the example, with a key of its own', async (t) => {
  const { data = {} } = find<IConfigMap & Manifest>('ConfigMap')
  const { stringData = {} } = find<ISecret & Manifest>('Secret')
  const production = { NODE_ENV: 'production', ...data, ...stringData }
  t.strictSame(readConfig(production), {
    errors: [
      {
        name: 'SESSION_KEYS',
        message: 'key 1 is not base64url',
        example: 'what openssl rand -hex 32 prints',
      },
    ],
  })
  const own = { SESSION_KEYS: randomBytes(32).toString('hex') }
  t.match(readConfig({ ...production, ...own }), { config: { production: true } })
  const known = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
  t.strictSame(
    Object.keys({ ...data, ...stringData }).filter((name) => !known.includes(name)),
    [],
  )
})
