import { mdiAlertCircleOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ErrorOutlineOutlined', mdiAlertCircleOutline)
