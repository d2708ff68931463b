import { mdiArrowRight } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ArrowForward', mdiArrowRight)
