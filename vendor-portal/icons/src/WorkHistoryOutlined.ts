import { mdiBriefcaseClockOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('WorkHistoryOutlined', mdiBriefcaseClockOutline)
