import { mdiCalendarEditOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('EditCalendarOutlined', mdiCalendarEditOutline)
