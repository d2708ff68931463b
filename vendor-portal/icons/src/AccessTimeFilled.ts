import { mdiClock } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('AccessTimeFilled', mdiClock)
