import { mdiChevronDown } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ExpandMore', mdiChevronDown)
