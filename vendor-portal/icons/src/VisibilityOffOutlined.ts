import { mdiEyeOffOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('VisibilityOffOutlined', mdiEyeOffOutline)
