import { mdiCancel } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('BlockOutlined', mdiCancel)
