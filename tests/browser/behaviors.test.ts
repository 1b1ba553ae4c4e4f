// What the client does on any page: new builds, failures, a platform that is away, and one way through all of it.
import './client-behaviors.suite.ts'
import './failures.suite.ts'
import './journey.suite.ts'
import './no-platform.suite.ts'
