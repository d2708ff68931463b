import { mdiCallMerge } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('CallMerge', mdiCallMerge)
