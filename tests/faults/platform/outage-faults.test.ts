import t from 'tap'
import { runScenarios } from '../run-scenarios.ts'
import { outageFaults } from './outage-faults.ts'

runScenarios(t, outageFaults)
