import { mdiHistory } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('History', mdiHistory)
