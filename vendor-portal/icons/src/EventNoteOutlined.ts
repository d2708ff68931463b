import { mdiCalendarTextOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('EventNoteOutlined', mdiCalendarTextOutline)
