import { mdiArrowUpCircleOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ArrowCircleUp', mdiArrowUpCircleOutline)
