import t from 'tap'
import { runScenarios } from '../run-scenarios.ts'
import { signalFaults } from './signal-faults.ts'

runScenarios(t, signalFaults)
