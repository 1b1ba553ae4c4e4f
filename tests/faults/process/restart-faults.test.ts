import t from 'tap'
import { runScenarios } from '../run-scenarios.ts'
import { restartFaults } from './restart-faults.ts'

runScenarios(t, restartFaults)
