import { mdiEyeOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('VisibilityOutlined', mdiEyeOutline)
