import t from 'tap'
import { runScenarios } from '../run-scenarios.ts'
import { crowdFaults } from './crowd-faults.ts'

runScenarios(t, crowdFaults)
