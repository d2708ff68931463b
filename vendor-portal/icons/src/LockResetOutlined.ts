import { mdiLockReset } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('LockResetOutlined', mdiLockReset)
