import t from 'tap'
import { crowdFaults } from './crowd-faults.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios(t, crowdFaults)
