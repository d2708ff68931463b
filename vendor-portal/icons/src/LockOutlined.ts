import { mdiLockOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('LockOutlined', mdiLockOutline)
