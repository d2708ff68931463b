import { mdiCalendarMonthOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('CalendarMonthOutlined', mdiCalendarMonthOutline)
