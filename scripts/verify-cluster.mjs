// npm run verify:cluster: runs the services of docker-compose.yml as processes, stops gateways and Redis under load, and
// counts the requests that players lost.
import { openCluster } from './cluster/open-cluster.mjs'
import { printRounds } from './cluster/print-rounds.mjs'
import { checkSharedSession, restartRedisUnderLoad, stopUnderLoad } from './cluster/rounds.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { redisServer } from './setup/find-executable.mjs'
import { findNode } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { requireTools } from './setup/require-tools.mjs'
import { runScript } from './setup/run-script.mjs'

await runScript(async () => {
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await requireTools('npm run verify:cluster', { haproxy: 'haproxy', [redisServer]: 'redis-server' })
  await buildWeb(projectRoot, node)
  console.log('Starting Redis, the demo platform, two gateways and HAProxy …')
  const cluster = await openCluster(node)
  try {
    await checkSharedSession(cluster)
    const [a, b] = cluster.replicas
    console.log('Stopping gateways and Redis under load (about a minute) …')
    const rounds = [
      await stopUnderLoad(cluster, a, 'SIGTERM'),
      await stopUnderLoad(cluster, b, 'SIGKILL'),
      await restartRedisUnderLoad(cluster),
    ]
    return printRounds(rounds) ? 0 : 1
  } finally {
    await cluster.close()
  }
})
