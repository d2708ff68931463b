import { mdiChevronRight } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('NavigateNext', mdiChevronRight)
