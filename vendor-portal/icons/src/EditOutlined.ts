import { mdiPencilOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('EditOutlined', mdiPencilOutline)
