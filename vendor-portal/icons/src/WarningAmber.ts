import { mdiAlertOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('WarningAmber', mdiAlertOutline)
