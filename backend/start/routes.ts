/** Table of contents of the API: each module declares its own routes. */
import '#inti/dok'
import '#inti/routes'
