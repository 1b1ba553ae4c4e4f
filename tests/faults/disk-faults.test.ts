import t from 'tap'
import { diskFaults } from './disk-faults.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios(t, diskFaults)
