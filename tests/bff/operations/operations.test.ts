// Operations of the registry, one by one.
// These suites share a process: starting one takes longer than most of them.
import './account.suite.ts'
import './account-sessions.suite.ts'
import './announcements.suite.ts'
import './cms-document.suite.ts'
import './demo-launch.suite.ts'
import './inbox.suite.ts'
import './mini-games.suite.ts'
import './own-games.suite.ts'
import './poorer-answers.suite.ts'
import './providers.suite.ts'
import './signup-form.suite.ts'
import './site.suite.ts'
