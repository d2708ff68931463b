import { mdiPencil } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Create', mdiPencil)
