import { mdiLock } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Lock', mdiLock)
