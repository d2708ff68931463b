import { mdiClose } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Close', mdiClose)
