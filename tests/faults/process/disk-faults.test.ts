import t from 'tap'
import { runScenarios } from '../run-scenarios.ts'
import { diskFaults } from './disk-faults.ts'

runScenarios(t, diskFaults)
