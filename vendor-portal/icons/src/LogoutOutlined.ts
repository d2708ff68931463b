import { mdiLogout } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('LogoutOutlined', mdiLogout)
