import { mdiCalendarRemoveOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('EventBusyOutlined', mdiCalendarRemoveOutline)
