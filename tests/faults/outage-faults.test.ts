import t from 'tap'
import { outageFaults } from './outage-faults.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios(t, outageFaults)
