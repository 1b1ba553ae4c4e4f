// Sign-up, login and the player's session. These suites share a site and a browser.
import './account-pages.suite.ts'
import './guard.suite.ts'
import './login.suite.ts'
import './session.suite.ts'
import './signup.suite.ts'
import './signup-fields.suite.ts'
import './signup-steps.suite.ts'
import './vip.suite.ts'
