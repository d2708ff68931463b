import { mdiAlertOctagon } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Report', mdiAlertOctagon)
