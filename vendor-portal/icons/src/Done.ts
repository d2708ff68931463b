import { mdiCheck } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Done', mdiCheck)
