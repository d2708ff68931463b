import { mdiPlusCircleOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('AddCircleOutlineOutlined', mdiPlusCircleOutline)
