import { mdiChevronUp } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ExpandLess', mdiChevronUp)
