import { mdiAccountOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('PersonOutlined', mdiAccountOutline)
