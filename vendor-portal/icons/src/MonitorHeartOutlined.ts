import { mdiPulse } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('MonitorHeartOutlined', mdiPulse)
