import { mdiCog } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Settings', mdiCog)
