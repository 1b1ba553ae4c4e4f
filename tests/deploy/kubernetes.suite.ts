import { randomBytes } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IPodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1'
import type { IConfigMap, IPersistentVolumeClaim, ISecret, IService } from 'kubernetes-models/v1'
import t, { type Test } from 'tap'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '#bff/settings/settings.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { needs } from '../support/needs.ts'
import { openFolder } from '../support/open-folder.ts'
import { runProgram } from '../support/run-program.ts'
import { kubernetesMistakes, type Manifest } from './kubernetes-mistakes.ts'
import { stopSeconds } from './stop-seconds.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const folder = join(projectRoot, 'deploy/kubernetes')
const labels = { 'app.kubernetes.io/name': 'marquee' }

/** The alerts, as docs/operating/kubernetes.md hands them to the Prometheus Operator. */
const rule = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'marquee' },
  spec: parse(read('deploy/prometheus/alerts.yml')),
}

/** The manifests that an overlay is built to. */
async function build(overlay: string, cwd = folder): Promise<Manifest[]> {
  const { status, output } = await runProgram('kubectl', ['kustomize', `overlays/${overlay}`], { cwd })
  if (status !== 0) throw new Error(output)
  return readManifests(output)
}

const readManifests = (yaml: string): Manifest[] => parseAllDocuments(yaml).map((document) => document.toJS())

/** The manifest of a kind, which `kubernetesMistakes` has shown to be of its type. */
function find<Kind extends Manifest>(manifests: readonly Manifest[], kind: string): Kind {
  const found = manifests.find((manifest): manifest is Kind => manifest.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

const deploymentOf = (manifests: readonly Manifest[]) =>
  find<IDeployment & Manifest>(manifests, 'Deployment').spec
const volumesOf = (manifests: readonly Manifest[]) => deploymentOf(manifests)?.template.spec?.volumes

function namesOf(manifests: readonly Manifest[], kind: 'ConfigMap' | 'Secret') {
  return find<(IConfigMap | ISecret) & Manifest>(manifests, kind).metadata?.name
}

/** The settings that the gateway of an overlay reads, as kustomize hands them out. */
function settingsOf(t: Test, manifests: readonly Manifest[]): Record<string, string> {
  const { data: files = {} } = find<IConfigMap & Manifest>(manifests, 'ConfigMap')
  const { data: secrets = {} } = find<ISecret & Manifest>(manifests, 'Secret')
  const decoded = Object.entries(secrets).map(([name, value]) => [
    name,
    Buffer.from(value, 'base64').toString(),
  ])
  const settings = join(openFolder(t, files), 'settings.env')
  return { NODE_ENV: 'production', SETTINGS_FILE: settings, ...Object.fromEntries(decoded) }
}

t.test('Kubernetes', needs('kubectl'), async (t) => {
  const overlays = { single: await build('single'), cluster: await build('cluster') }
  const { single, cluster } = overlays

  t.test('it knows every field of the manifests, and misses none', async (t) => {
    t.strictSame(await kubernetesMistakes([...single, ...cluster, rule]), [])
    const broken = JSON.stringify(cluster)
      .replace('"maxUnavailable":1', '"maxAvailable":1')
      .replace('"periodSeconds":10', '"periodSeconds":"ten"')
      .replace('"jobLabel"', '"jobTag"')
    const mistakes = (await kubernetesMistakes(JSON.parse(broken))).join('\n')
    for (const field of ['maxAvailable', 'periodSeconds', 'jobTag']) t.match(mistakes, field)
  })

  for (const [overlay, manifests] of Object.entries(overlays)) {
    t.test(
      `${overlay}: the pods are confined, probed on the private port, and have time to stop`,
      async (t) => {
        const pod = deploymentOf(manifests)?.template.spec
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
        t.match(gateway?.image, /^registry\.example\.com\/marquee:[\d.]+$/)
        const mounts = gateway?.volumeMounts?.map(({ mountPath }) => mountPath).toSorted()
        t.strictSame(mounts, ['/data', '/etc/marquee', '/templates', '/tmp'])
        const reading = readConfig({
          ...settingsOf(t, manifests),
          SESSION_KEYS: randomBytes(32).toString('hex'),
        })
        if (!('config' in reading)) throw new Error(JSON.stringify(reading.errors))
        const sleep = gateway?.lifecycle?.preStop?.sleep?.seconds ?? 0
        const needed = sleep + stopSeconds(reading.config.shutdownDrainSeconds)
        t.ok((pod?.terminationGracePeriodSeconds ?? 30) >= needed)
      },
    )

    t.test(`${overlay}: the private port is reached by Prometheus alone`, async (t) => {
      const services = manifests.filter(({ kind }) => kind === 'Service')
      t.equal(services.length, 1)
      const { spec: service } = find<IService & Manifest>(manifests, 'Service')
      t.strictSame(
        service?.ports?.map(({ targetPort }) => targetPort),
        ['http'],
      )
      const { spec: policy } = find<INetworkPolicy & Manifest>(manifests, 'NetworkPolicy')
      const open = (policy?.ingress ?? []).map(({ from, ports }) => ({
        ports: ports?.map(({ port }) => port),
        from: from?.map((peer) => Object.values(peer.namespaceSelector?.matchLabels ?? {}).join()),
      }))
      t.strictSame(open, [
        { ports: ['http'], from: ['ingress'] },
        { ports: ['admin'], from: ['monitoring'] },
      ])
      const { spec: ingress } = find<IIngress & Manifest>(manifests, 'Ingress')
      const backends = ingress?.rules?.flatMap(({ http }) =>
        http?.paths.map(({ backend }) => backend.service),
      )
      t.strictSame(backends, [{ name: 'marquee', port: { name: 'http' } }])
    })

    t.test(`${overlay}: everything selects the pods of the deployment`, async (t) => {
      const deployment = deploymentOf(manifests)
      t.strictSame(deployment?.template.metadata?.labels, labels)
      t.strictSame(deployment?.selector.matchLabels, labels)
      t.strictSame(find<IService & Manifest>(manifests, 'Service').spec?.selector, labels)
      const { spec: policy } = find<INetworkPolicy & Manifest>(manifests, 'NetworkPolicy')
      t.strictSame(policy?.podSelector?.matchLabels, labels)
      const { spec: monitor } = find<IPodMonitor & Manifest>(manifests, 'PodMonitor')
      t.strictSame(monitor?.selector?.matchLabels, labels)
      t.match(monitor?.podMetricsEndpoints, [{ port: 'admin', path: '/metrics' }])
      t.equal(labels[monitor?.jobLabel as keyof typeof labels], 'marquee', 'the job that alerts ask for')
    })

    t.test(`${overlay}: the gateway takes the settings of the example, with a key of its own`, async (t) => {
      const settings = settingsOf(t, manifests)
      t.strictSame(readConfig(settings), {
        errors: [
          {
            name: 'SESSION_KEYS',
            message: 'key 1 is not base64url',
            example: 'what openssl rand -hex 32 prints',
          },
        ],
      })
      const own = { SESSION_KEYS: randomBytes(32).toString('hex') }
      t.match(readConfig({ ...settings, ...own }), { config: { production: true } })
      const { data: files = {} } = find<IConfigMap & Manifest>(manifests, 'ConfigMap')
      const given = [...(files['settings.env'] ?? '').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
      t.ok(given.includes('BRAND_DOMAINS'))
      const known = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name)
      const named = [...given, ...Object.keys(settings).filter((name) => name !== 'NODE_ENV')]
      t.strictSame(
        named.filter((name) => !known.includes(name)),
        [],
      )
    })
  }

  t.test('a single gateway keeps what it remembers on a volume, which no second pod has', async (t) => {
    const deployment = deploymentOf(single)
    t.match(deployment, { replicas: 1, strategy: { type: 'Recreate' } })
    t.equal(deployment?.strategy?.rollingUpdate, undefined)
    const claim = find<IPersistentVolumeClaim & Manifest>(single, 'PersistentVolumeClaim').metadata?.name
    t.match(
      volumesOf(single)?.filter(({ name }) => name === 'data'),
      [{ persistentVolumeClaim: { claimName: claim }, emptyDir: undefined }],
    )
    const templates = deployment?.template.spec?.containers[0]?.volumeMounts?.find(
      ({ mountPath }) => mountPath === '/templates',
    )
    t.match(templates, { name: 'data', subPath: 'templates' }, 'the studio saves there')
    t.notOk(settingsOf(t, single).REDIS_URL)
  })

  t.test('a cluster shares Redis, and one of two pods may be away', async (t) => {
    const deployment = deploymentOf(cluster)
    t.match(deployment?.strategy?.rollingUpdate, { maxSurge: 1, maxUnavailable: 0 })
    t.equal(deployment?.replicas, undefined, 'the autoscaler says how many')
    const { spec: budget } = find<IPodDisruptionBudget & Manifest>(cluster, 'PodDisruptionBudget')
    t.strictSame(budget?.selector?.matchLabels, labels)
    const { spec: scaler } = find<IHorizontalPodAutoscaler & Manifest>(cluster, 'HorizontalPodAutoscaler')
    t.match(scaler?.scaleTargetRef, { kind: 'Deployment', name: 'marquee' })
    t.ok((scaler?.minReplicas ?? 1) > Number(budget?.maxUnavailable))
    t.match(settingsOf(t, cluster).REDIS_URL, /^redis:/)
  })

  t.test('a change of a setting or a secret rolls out', async (t) => {
    const copy = openFolder(t)
    cpSync(folder, copy, { recursive: true })
    const append = (file: string, line: string) =>
      writeFileSync(join(copy, file), `${readFileSync(join(copy, file), 'utf8')}${line}\n`)
    append('base/settings.env', 'LOG_LEVEL=debug')
    append('overlays/cluster/secrets.env', 'SESSION_KEYS=another')
    const changed = await build('cluster', copy)
    for (const kind of ['ConfigMap', 'Secret'] as const)
      t.not(namesOf(changed, kind), namesOf(cluster, kind), kind)
    t.match(
      volumesOf(changed)?.filter(({ name }) => name === 'settings'),
      [{ configMap: { name: namesOf(changed, 'ConfigMap') } }],
    )
    const [gateway] = deploymentOf(changed)?.template.spec?.containers ?? []
    t.match(gateway?.envFrom, [{ secretRef: { name: namesOf(changed, 'Secret') } }])
    t.equal(gateway?.env?.find(({ name }) => name === 'SETTINGS_FILE')?.value, '/etc/marquee/settings.env')
  })
})
