import { mdiCalendarCheckOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('EventAvailableOutlined', mdiCalendarCheckOutline)
